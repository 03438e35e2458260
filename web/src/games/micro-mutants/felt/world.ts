// The felt table in three dimensions: `z` up, millimetres. Draws only when something changed,
// so that a phone at rest stays cool. Knows pieces and marks, and no rule.
import * as THREE from "three";
import type { Picture, Pointing } from "../board";
import type { Point } from "../units";
import { Camera } from "./camera";
import { Chips } from "./chips";
import { ground, lamp } from "./ground";
import { listen } from "./hands";
import { discard, marks } from "./marks";
import { Pieces } from "./pieces";

export class World {
  #renderer: THREE.WebGLRenderer;
  #scene = new THREE.Scene();
  #camera: Camera;
  #chips = new Chips();
  #pieces = new Pieces(this.#chips);
  #ground: THREE.Group | null = null;
  #marks: THREE.Group | null = null;
  #board: Picture | null = null;
  #asked = 0;
  #rests: () => void;

  /** `drawn` is told after every picture, for what lies over the mat; `handled`, when the camera
      was moved by hand or came back. Throws where WebGL is missing. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    pointing: Pointing,
    readonly drawn: () => void,
    handled: (byHand: boolean) => void,
    still: boolean,
  ) {
    this.#renderer = new THREE.WebGLRenderer({
      canvas,
      antialias: true,
      alpha: true,
      powerPreference: "low-power",
    });
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = THREE.PCFShadowMap;
    this.#renderer.toneMapping = THREE.NoToneMapping;
    // Before the camera's own hands: what begins on a piece is ours.
    this.#rests = listen(
      canvas,
      () => this.#camera,
      pointing,
      () => this.#board,
    );
    this.#camera = new Camera(canvas, this.ask, handled, still);
    this.#scene.add(this.#pieces);
  }

  /** A new picture, soon; many asks make one. */
  ask = (): void => {
    if (this.#asked) return;
    this.#asked = requestAnimationFrame(() => {
      this.#asked = 0;
      this.#renderer.render(this.#scene, this.#camera.camera);
      this.drawn();
    });
  };

  resize(width: number, height: number): void {
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.setSize(width, height, false);
    this.#camera.resize(width, height);
    this.ask();
  }

  home = (): void => this.#camera.home();

  /** Where a point of the mat is on the canvas, in CSS pixels. */
  screen = (at: Point, z = 0): Point => this.#camera.screen(at, z);

  /** The point of the mat under a point of the page, if that is a point of the picture. */
  locate(clientX: number, clientY: number): Point | null {
    const { left, top, right, bottom } = this.canvas.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom
      ? null
      : this.#camera.under(clientX, clientY);
  }

  /** What has changed is another object than before; that alone is drawn anew. */
  show(board: Picture): void {
    const was = this.#board;
    this.#board = board;
    const { half, grounds } = board.printed;
    if (!was)
      this.#scene.add(
        lamp(Math.max(half.x, half.y) * 1.25, devicePixelRatio < 2 || innerWidth > 900),
      );
    if (was?.printed !== board.printed) {
      if (this.#ground) discard(this.#ground.removeFromParent());
      const top = getComputedStyle(this.canvas).getPropertyValue("--table-top");
      this.#ground = ground(half, grounds, top);
      this.#scene.add(this.#ground);
    }
    this.#camera.show(board);
    if (was?.pieces !== board.pieces) this.#pieces.lay(board.pieces);
    if (was?.marks !== board.marks) {
      if (this.#marks) discard(this.#marks.removeFromParent());
      this.#marks = marks(board.marks, half, this.#chips);
      this.#scene.add(this.#marks);
    }
    this.#camera.follow(board);
    this.ask();
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = -1;
    this.#rests();
    this.#camera.dispose();
    this.#chips.dispose();
    discard(this.#scene);
    this.#renderer.dispose();
  }
}
