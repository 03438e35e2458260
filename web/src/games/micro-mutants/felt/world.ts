// The felt table in three dimensions: `z` up, millimetres. Draws only when something changed,
// so that a phone at rest stays cool. Knows pieces and marks, and no rule.
import * as THREE from "three";
import { OrbitControls } from "three/addons/controls/OrbitControls.js";
import { nearest, type Picture, type Pointing, type Shown, type Touch } from "../board";
import { sightOn } from "../frame";
import { seen, type Point } from "../units";
import { Chips } from "./chips";
import { ground, lamp } from "./ground";
import { discard, marks } from "./marks";

const TOUCH = 24;
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

export class World {
  #renderer: THREE.WebGLRenderer;
  #scene = new THREE.Scene();
  #camera = new THREE.PerspectiveCamera(24, 1, 20, 6000);
  #controls: OrbitControls;
  #chips = new Chips();
  #pieces = new Map<
    string,
    { group: THREE.Group; look: string; rings: THREE.Group; ringed: string }
  >();
  #marks: THREE.Group | null = null;
  #web: THREE.Group = new THREE.Group();
  #board: Picture | null = null;
  #asked = 0;
  #rests: () => void;

  /** `drawn` is told after every picture, for what lies over the mat; `handled`, when the camera
      was moved by hand or came back. Throws where WebGL is missing. */
  constructor(
    readonly canvas: HTMLCanvasElement,
    readonly pointing: Pointing,
    readonly drawn: () => void,
    readonly handled: (byHand: boolean) => void,
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
    this.#camera.up.set(0, 0, 1);
    // Before the controls: what begins on a piece is ours.
    this.#rests = this.#listen();
    this.#controls = new OrbitControls(this.#camera, canvas);
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
    this.#controls.addEventListener("change", this.ask);
    let stood = this.#camera.position.clone();
    this.#controls.addEventListener("start", () => {
      this.#held = true;
      stood = this.#camera.position.clone();
    });
    this.#controls.addEventListener("end", () => {
      this.#held = false;
      if (stood.distanceTo(this.#camera.position) > 1) this.#handle(true);
    });
    this.#still = still;
  }
  #still: boolean;
  #moved = false;
  #handle(byHand: boolean): void {
    this.#moved = byHand;
    this.handled(byHand);
  }

  /** A new picture, soon; many asks make one. */
  ask = (): void => {
    if (this.#asked) return;
    this.#asked = requestAnimationFrame(() => {
      this.#asked = 0;
      this.#renderer.render(this.#scene, this.#camera);
      this.drawn();
    });
  };

  resize(width: number, height: number): void {
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / Math.max(1, height);
    this.#camera.updateProjectionMatrix();
    // A camera that somebody has set stays where it is, and one under a finger for so long.
    if (this.#board && !this.#moved && !this.#held) this.home();
    this.ask();
  }

  /** Back to the own side of the table. */
  home = (): void => {
    this.#handle(false);
    const framed = this.#framed();
    if (framed) this.#look(framed.position, framed.target);
  };

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
    const back = new THREE.Vector3(0, -1, 0).applyAxisAngle(this.#camera.up, turn);
    // Nearer, farther, up and down, until it fills the picture.
    const eye = this.#camera.clone();
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
      this.#camera.up,
      this.#board?.turn ?? 0,
    );
  }

  /** Goes to where the camera should stand, unless somebody holds or has set it. */
  #reframe(): void {
    if (this.#moved || this.#held || this.#leaned) return;
    const framed = this.#framed();
    if (framed && this.#still) this.#look(framed.position, framed.target);
    else if (framed) this.#glide(framed);
  }
  #held = false;
  #look(position: THREE.Vector3, target: THREE.Vector3): void {
    this.#camera.position.copy(position);
    this.#controls.target.copy(target);
    this.#controls.update();
    this.ask();
  }

  /** What has changed is another object than before; that alone is drawn anew. */
  show(board: Picture): void {
    const was = this.#board;
    this.#board = board;
    const { half, grounds } = board.printed;
    if (!was)
      this.#scene.add(
        lamp(Math.max(half.x, half.y) * 1.25, devicePixelRatio < 2 || innerWidth > 900),
        this.#web,
      );
    if (was?.printed !== board.printed) {
      if (this.#ground) discard(this.#ground.removeFromParent());
      const top = getComputedStyle(this.canvas).getPropertyValue("--table-top");
      this.#ground = ground(half, grounds, top);
      this.#scene.add(this.#ground);
    }
    if (was?.turn !== board.turn) this.home();
    else if (was.near !== board.near) this.#reframe();
    if (was?.pieces !== board.pieces) this.#lay(board.pieces);
    if (was?.marks !== board.marks) {
      if (this.#marks) discard(this.#marks.removeFromParent());
      this.#marks = marks(board.marks, half, this.#chips);
      this.#scene.add(this.#marks);
    }
    this.#follow(board);
    this.ask();
  }

  #ground: THREE.Group | null = null;

  #lay(pieces: Shown[]): void {
    const gone = new Set(this.#pieces.keys());
    discard(this.#web.clear());
    for (const piece of pieces) {
      gone.delete(piece.name);
      const look = `${piece.damaged} ${piece.outline.form}`;
      let kept = this.#pieces.get(piece.name);
      if (kept?.look !== look) {
        kept?.group.removeFromParent();
        kept?.rings.removeFromParent();
        kept = { group: this.#chips.make(piece), look, rings: new THREE.Group(), ringed: "" };
        this.#pieces.set(piece.name, kept);
        this.#scene.add(kept.group, kept.rings);
      }
      const { x, y, z, q } = piece.lie;
      kept.group.position.set(x, y, z);
      kept.group.quaternion.set(...q);
      this.#ring(kept, piece);
      if (piece.web) this.#web.add(this.#net(piece));
    }
    for (const name of gone) {
      const kept = this.#pieces.get(name)!;
      kept.group.removeFromParent();
      discard(kept.rings.removeFromParent());
      this.#pieces.delete(name);
    }
  }

  #ring(kept: { rings: THREE.Group; ringed: string }, piece: Shown): void {
    const ringed = `${piece.lit} ${piece.chosen} ${piece.struck} ${piece.doomed} ${piece.covered}`;
    if (ringed !== kept.ringed) {
      kept.ringed = ringed;
      discard(kept.rings.clear());
      if (piece.struck) kept.rings.add(this.#chips.ring(piece.outline, "#ff5a36", 3));
      else if (piece.chosen) kept.rings.add(this.#chips.ring(piece.outline, "#ffffff", 1.6));
      if (piece.lit)
        kept.rings.add(
          this.#chips.ring(piece.outline, "#eaff6b", 0.2),
          this.#chips.ring(piece.outline, "#f2ff8a", 2.8, { wide: 4, opacity: 0.3 }),
        );
      if (piece.doomed) kept.rings.add(this.#chips.ring(piece.outline, "#ff9f1c", 4.6));
      if (piece.covered) kept.rings.add(this.#through(piece));
    }
    kept.rings.position.set(piece.lie.x, piece.lie.y, Math.max(0.3, piece.lie.z - 0.7));
    kept.rings.quaternion.set(...piece.lie.q);
  }

  /** Seen through what lies on it. */
  #through({ outline }: Shown): THREE.Mesh {
    const ring = this.#chips.ring(outline, "#ffffff", -1, { wide: 1, opacity: 0.8 });
    ring.material.depthTest = false;
    ring.renderOrder = 2;
    return ring;
  }

  #net({ web, lie }: Shown): THREE.Object3D {
    const group = new THREE.Group();
    const material = new THREE.MeshBasicMaterial({
      color: "#ffffff",
      transparent: true,
      opacity: 0.8,
    });
    for (const r of [5, 9.5, 14])
      group.add(new THREE.Mesh(new THREE.RingGeometry(r, r + 0.7, 8), material.clone()));
    for (let i = 0; i < 4; i++) {
      const thread = new THREE.Mesh(new THREE.PlaneGeometry(29, 0.7), material.clone());
      thread.rotation.z = (i * Math.PI) / 4;
      group.add(thread);
    }
    material.dispose();
    group.position.set(web!.x, web!.y, lie.z + 1.5);
    return group;
  }

  /** The camera leans in for a flight and returns. */
  #follow({ follow, pieces }: Picture): void {
    const piece = follow ? pieces.find((p) => p.name === follow) : null;
    if (this.#still) return;
    if (piece) {
      const now = performance.now();
      this.#leaned ??= {
        position: this.#camera.position.clone(),
        target: this.#controls.target.clone(),
      };
      const stood = this.#moved ? this.#leaned : (this.#framed() ?? this.#leaned);
      const target = new THREE.Vector3(piece.lie.x, piece.lie.y, 10);
      const away = stood.position.clone().sub(stood.target);
      const low = this.#moved ? away.clone().normalize() : this.#from(LOWER);
      const position = low.multiplyScalar(away.length() * CLOSER).add(target);
      const part = 1 - Math.exp(-Math.min(100, now - this.#followed) / LAG);
      this.#followed = now;
      this.#camera.position.lerp(position, part);
      this.#controls.target.lerp(target, part);
      this.#controls.update();
    } else if (this.#leaned) {
      const back = this.#moved ? this.#leaned : this.#framed();
      this.#leaned = null;
      if (back) this.#glide(back);
    }
  }
  #leaned: Stand | null = null;
  #followed = 0;
  #glide({ position, target }: Stand): void {
    const [from, aimed, began] = [
      this.#camera.position.clone(),
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

  #glides = 0;

  /** Where a point of the mat is on the canvas, in CSS pixels. */
  screen(at: Point, z = 0): Point {
    const { x, y } = new THREE.Vector3(at.x, at.y, z).project(this.#camera);
    return {
      x: ((x + 1) / 2) * this.canvas.clientWidth,
      y: ((1 - y) / 2) * this.canvas.clientHeight,
    };
  }

  /** The point of the mat under a point of the page, if that is a point of the picture. */
  locate(clientX: number, clientY: number): Point | null {
    const { left, top, right, bottom } = this.canvas.getBoundingClientRect();
    return clientX < left || clientX > right || clientY < top || clientY > bottom
      ? null
      : this.#under(clientX, clientY);
  }

  /** The same on the endless table the mat lies on: a chip is pulled back beyond the picture. */
  #under(clientX: number, clientY: number): Point | null {
    const { left, top, width, height } = this.canvas.getBoundingClientRect();
    const [x, y] = [(clientX - left) / width, (clientY - top) / height];
    const ray = new THREE.Raycaster();
    ray.setFromCamera(new THREE.Vector2(x * 2 - 1, 1 - y * 2), this.#camera);
    const at = ray.ray.intersectPlane(
      new THREE.Plane(new THREE.Vector3(0, 0, 1), 0),
      new THREE.Vector3(),
    );
    return at && { x: at.x, y: at.y };
  }

  #touch(event: PointerEvent): Touch | null {
    const at = this.#under(event.clientX, event.clientY);
    if (!at) return null;
    const beside = this.screen({ x: at.x + 10, y: at.y });
    const here = this.screen(at);
    const reach =
      (TOUCH / Math.max(0.5, Math.hypot(beside.x - here.x, beside.y - here.y))) *
      (event.pointerType === "mouse" ? 5 : 10);
    return { at, reach, piece: nearest(this.#board?.pieces ?? [], at, reach) };
  }

  #listen(): () => void {
    const { canvas, pointing } = this;
    let pressed: { id: number; x: number; y: number; ours: boolean; moved: boolean } | null = null;
    // Above the horizon is no mat: what was touched last stands.
    let last: Touch | null = null;
    const tell = (event: PointerEvent, say: (touch: Touch) => void) => {
      last = this.#touch(event) ?? last;
      if (last) say(last);
    };
    const on: Record<string, (event: PointerEvent) => unknown> = {
      pointerdown: (event) => {
        if (event.button !== 0 || pressed) return;
        last = null;
        tell(event, (touch) => {
          const ours = pointing.down(touch);
          pressed = { id: event.pointerId, x: event.clientX, y: event.clientY, ours, moved: false };
          if (!ours) return;
          this.#controls.enabled = false;
          this.#held = true;
          canvas.setPointerCapture(event.pointerId);
        });
      },
      pointermove: (event) => {
        if (!pressed) {
          if (event.pointerType === "mouse") tell(event, (touch) => pointing.hover(touch.piece));
          return;
        }
        if (event.pointerId !== pressed.id) return;
        pressed.moved ||= Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 6;
        if (pressed.ours && pressed.moved) tell(event, (touch) => pointing.move(touch));
      },
      pointerup: (event) => {
        if (event.pointerId !== pressed?.id) return;
        const { ours, moved } = pressed;
        pressed = null;
        this.#controls.enabled = true;
        this.#held = false;
        if (ours || !moved) tell(event, (touch) => pointing.up(touch, moved));
        if (ours) this.#reframe();
      },
      pointercancel: () => {
        pressed = null;
        this.#held = false;
        this.#controls.enabled = true;
      },
      pointerleave: (event) => event.pointerType === "mouse" && pointing.hover(null),
    };
    for (const [name, listener] of Object.entries(on))
      canvas.addEventListener(name, listener as EventListener);
    return () => {
      for (const [name, listener] of Object.entries(on))
        canvas.removeEventListener(name, listener as EventListener);
    };
  }

  dispose(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = -1;
    this.#rests();
    this.#controls.dispose();
    this.#chips.dispose();
    discard(this.#scene);
    this.#renderer.dispose();
  }
}
