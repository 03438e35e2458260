// The camera over the felt: where it stands for what should be in sight, how it leans in for a
// flight and returns, and the hand that moves it instead. Draws nothing.
import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import type { Picture } from "../board";
import { sightOn } from "../frame";
import { seen, type Point } from "../units";

/** How far from straight above the camera stands, in radians. */
const LEAN = 0.4;
/** For a flight the camera comes so much closer, stands lower, and lags behind by milliseconds. */
const CLOSER = 0.42;
const LOWER = 0.85;
const LAG = 200;
/** So much of the picture the mat fills; less with names around it. */
const FILLED = 0.97;
const NAMED = 0.93;

interface Stand {
  position: THREE.Vector3;
  target: THREE.Vector3;
}

export class Camera {
  readonly camera = new THREE.PerspectiveCamera(24, 1, 20, 6000);
  #controls: OrbitControls;
  #board: Picture | null = null;
  /** Somebody has set it: it stays there. */
  #moved = false;
  /** A hand is on it, or on the mat: it stays as long. */
  #held = false;
  #leaned: Stand | null = null;
  #followed = 0;
  #glides = 0;

  /** `ask` wants a new picture; `handled` is told when a hand moved the camera, or it came back. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly ask: () => void,
    readonly handled: (byHand: boolean) => void,
    readonly still: boolean,
  ) {
    this.camera.up.set(0, 0, 1);
    this.#controls = new OrbitControls(this.camera, canvas);
    Object.assign(this.#controls, {
      enableDamping: false,
      minDistance: 180,
      maxDistance: 4500,
      maxPolarAngle: 1.35,
      screenSpacePanning: false,
      enableKeys: false,
      zoomToCursor: true,
      // One hand moves the mat; two, or the other button, turn it too.
      mouseButtons: { LEFT: THREE.MOUSE.PAN, MIDDLE: THREE.MOUSE.DOLLY, RIGHT: THREE.MOUSE.ROTATE },
      touches: { ONE: THREE.TOUCH.PAN, TWO: THREE.TOUCH.DOLLY_ROTATE },
    });
    this.#controls.addEventListener("change", ask);
    let stood = this.camera.position.clone();
    this.#controls.addEventListener("start", () => {
      this.#held = true;
      stood = this.camera.position.clone();
    });
    this.#controls.addEventListener("end", () => {
      this.#held = false;
      if (stood.distanceTo(this.camera.position) > 1) this.#handle(true);
    });
  }
  #handle(byHand: boolean): void {
    this.#moved = byHand;
    this.handled(byHand);
  }
  dispose(): void {
    this.#controls.dispose();
  }

  /** The hand is on something of the game's: it moves no camera, and the camera waits for it. */
  keepOff(off: boolean): void {
    this.#held = off;
    this.#controls.enabled = !off;
  }

  resize(width: number, height: number): void {
    this.camera.aspect = width / Math.max(1, height);
    this.camera.updateProjectionMatrix();
    // One that somebody has set stays where it is, and one under a finger for so long.
    if (this.#board && !this.#moved && !this.#held) this.home();
  }

  /** What should be in sight may have changed. */
  show(board: Picture): void {
    const was = this.#board;
    this.#board = board;
    if (was?.turn !== board.turn) this.home();
    else if (was.near !== board.near) this.reframe();
  }

  /** Back to the own side of the table. */
  home = (): void => {
    this.#handle(false);
    const framed = this.#framed();
    if (framed) this.#look(framed.position, framed.target);
  };

  /** Where a point of the mat is on the canvas, in CSS pixels. */
  screen(at: Point, z = 0): Point {
    const { x, y } = new THREE.Vector3(at.x, at.y, z).project(this.camera);
    return {
      x: ((x + 1) / 2) * this.canvas.clientWidth,
      y: ((1 - y) / 2) * this.canvas.clientHeight,
    };
  }

  /** What is under a point of the page on the endless table the mat lies on: a chip is pulled
      back beyond the picture. */
  under(clientX: number, clientY: number): Point | null {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(x * 2 - 1, 1 - y * 2), this.camera);
    const at = ray.ray.intersectPlane(
      new THREE.Plane(new THREE.Vector3(0, 0, 1), 0),
      new THREE.Vector3(),
    );
    return at && { x: at.x, y: at.y };
  }

  /** Where the camera stands for what should be in sight: the whole mat, or a part of it. */
  #framed(): Stand | null {
    const board = this.#board;
    if (!board) return null;
    const { turn, near, printed } = board;
    const size = { x: this.canvas.clientWidth || 1, y: this.canvas.clientHeight || 1 };
    const sight = sightOn(near, printed, turn, size);
    const part = sight.whole ? null : sight;
    const { x, y } = part
      ? { x: (part.scale * size.x) / 2, y: (part.scale * size.y) / 2 }
      : { x: printed.half.x + printed.margin / 2, y: printed.half.y + printed.margin / 2 };
    const signs = [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ] as const;
    const corners = signs
      .map(([h, v]) =>
        part ? seen({ x: part.x + h * x, y: part.y + v * y }, -turn) : { x: h * x, y: v * y },
      )
      .map((c) => new THREE.Vector3(c.x, c.y, 0));
    const target = corners.reduce(
      (sum, corner) => sum.addScaledVector(corner, 0.25),
      new THREE.Vector3(),
    );
    const from = this.#from(LEAN);
    const back = new THREE.Vector3(0, -1, 0).applyAxisAngle(this.camera.up, turn);
    // Nearer, farther, up and down, until it fills the picture.
    const eye = this.camera.clone();
    const position = new THREE.Vector3();
    for (let i = 0, far = y * 5; i < 6; i++) {
      eye.position.copy(position.copy(from).multiplyScalar(far).add(target));
      eye.lookAt(target);
      eye.updateMatrixWorld();
      const on = corners.map((corner) => corner.clone().project(eye));
      const [low, high] = [Math.min(...on.map((c) => c.y)), Math.max(...on.map((c) => c.y))];
      target.addScaledVector(back, (((-(low + high) / 2) * y) / Math.max(0.1, high - low)) * 1.6);
      far *=
        Math.max((high - low) / 2, ...on.map((c) => Math.abs(c.x))) /
        (printed.margin && !part ? NAMED : FILLED);
    }
    return { position, target };
  }

  /** Towards the viewer's side, so far from straight above. */
  #from(lean: number): THREE.Vector3 {
    return new THREE.Vector3(0, -Math.sin(lean), Math.cos(lean)).applyAxisAngle(
      this.camera.up,
      this.#board?.turn ?? 0,
    );
  }

  /** Goes to where the camera should stand, unless somebody holds or has set it. */
  reframe(): void {
    if (this.#moved || this.#held || this.#leaned) return;
    const framed = this.#framed();
    if (framed && this.still) this.#look(framed.position, framed.target);
    else if (framed) this.#glide(framed);
  }
  #look(position: THREE.Vector3, target: THREE.Vector3): void {
    this.camera.position.copy(position);
    this.#controls.target.copy(target);
    this.#controls.update();
    this.ask();
  }

  /** The camera leans in for a flight and returns. */
  follow({ follow, pieces }: Picture): void {
    const piece = follow ? pieces.find((p) => p.name === follow) : null;
    if (this.still) return;
    if (piece) {
      const now = performance.now();
      this.#leaned ??= {
        position: this.camera.position.clone(),
        target: this.#controls.target.clone(),
      };
      const stood = this.#moved ? this.#leaned : (this.#framed() ?? this.#leaned);
      const target = new THREE.Vector3(piece.lie.x, piece.lie.y, 10);
      const away = stood.position.clone().sub(stood.target);
      const low = this.#moved ? away.clone().normalize() : this.#from(LOWER);
      const position = low.multiplyScalar(away.length() * CLOSER).add(target);
      const part = 1 - Math.exp(-Math.min(100, now - this.#followed) / LAG);
      this.#followed = now;
      this.camera.position.lerp(position, part);
      this.#controls.target.lerp(target, part);
      this.#controls.update();
    } else if (this.#leaned) {
      const back = this.#moved ? this.#leaned : this.#framed();
      this.#leaned = null;
      if (back) this.#glide(back);
    }
  }
  #glide({ position, target }: Stand): void {
    const [from, aimed, began] = [
      this.camera.position.clone(),
      this.#controls.target.clone(),
      performance.now(),
    ];
    const nth = ++this.#glides;
    const step = (now: number) => {
      if (nth !== this.#glides || this.#leaned || this.#moved) return;
      const part = Math.min(1, Math.max(0, now - began) / 350);
      const eased = 1 - (1 - part) ** 3;
      this.#look(from.clone().lerp(position, eased), aimed.clone().lerp(target, eased));
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }
}
