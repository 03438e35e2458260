// What is drawn over the felt while the player thinks: the arrow of the aim with the grey
// shooter, likely landings, the ruler, places to press.
import * as THREE from "three";
import type { LikelyArea } from "../../../generated/micro-mutants";
import { arrowLength } from "../aim.svelte";
import type { Marks } from "../board";
import { outlineOf } from "../ground";
import { flat, heading, radians, type Point } from "../units";
import type { Chips } from "./chips";

const OVER = 0.6;
const SINCE = "#8ff0e0";
const RULER = ["#7be3c9", "#f0e442", "#ff9a62"];

function flatMesh(shape: THREE.Shape, colour: string, opacity = 1): THREE.Mesh {
  const mesh = new THREE.Mesh(
    new THREE.ShapeGeometry(shape),
    new THREE.MeshBasicMaterial({
      color: colour,
      transparent: true,
      opacity,
      depthTest: false,
      depthWrite: false,
    }),
  );
  mesh.renderOrder = 3;
  return mesh;
}
function strip(length: number, wide: number, from = 0): THREE.Shape {
  return new THREE.Shape([
    new THREE.Vector2(from, -wide),
    new THREE.Vector2(from + length, -wide),
    new THREE.Vector2(from + length, wide),
    new THREE.Vector2(from, wide),
  ]);
}

/** An arrow to where the chip will probably lie, or as long as the press is deep; and the
    shooter on the far rim of the chip. */
function arrow({ from, outline, aim, far }: NonNullable<Marks["aim"]>): THREE.Object3D {
  const group = new THREE.Group();
  const reach = outline.form === "disc" ? outline.r : outline.form === "rect" ? 16 : 25;
  const press = aim.press / 1000;
  const length = arrowLength(aim, reach, far);
  const colour = new THREE.Color("#ffe27a").lerp(new THREE.Color("#ff5a36"), press);
  const shaft = flatMesh(strip(length, 2.2, reach + 4), `#${colour.getHexString()}`, 0.9);
  const head = flatMesh(
    new THREE.Shape([new THREE.Vector2(0, -8), new THREE.Vector2(15, 0), new THREE.Vector2(0, 8)]),
    `#${colour.getHexString()}`,
    0.9,
  );
  head.position.x = reach + 4 + length;
  const shooter = new THREE.Mesh(
    new THREE.BoxGeometry(30, 12, 3),
    new THREE.MeshStandardMaterial({ color: "#aeb6bd", roughness: 0.4 }),
  );
  shooter.position.set(-reach + aim.edge / 1000 - 13, 0, 9 - press * 4);
  shooter.rotation.y = 0.5;
  shooter.castShadow = true;
  group.add(shaft, head, shooter);
  group.position.set(from.x, from.y, from.z + OVER);
  group.rotation.z = radians(aim.direction);
  return group;
}

/** The band from the chip to the finger, and a ring where to let go. */
function sling({ from, finger, ring }: NonNullable<Marks["sling"]>): THREE.Object3D {
  const group = new THREE.Group();
  const band = (to: Point, wide: number, opacity: number) => {
    const mesh = flatMesh(
      strip(Math.hypot(to.x - from.x, to.y - from.y), wide),
      "#f4f8ee",
      opacity,
    );
    mesh.position.set(from.x, from.y, OVER);
    mesh.rotation.z = Math.atan2(to.y - from.y, to.x - from.x);
    return mesh;
  };
  if (finger) group.add(band(finger, 1, 0.9));
  if (ring) {
    const shape = new THREE.Shape().absarc(0, 0, 6, 0, 2 * Math.PI) as THREE.Shape;
    shape.holes.push(new THREE.Shape().absarc(0, 0, 4.2, 0, 2 * Math.PI) as THREE.Shape);
    const mesh = flatMesh(shape, "#ffd84a");
    mesh.position.set(ring.x, ring.y, OVER);
    group.add(band(ring, 0.5, 0.45), mesh);
  }
  return group;
}

/** An area in which the chip will probably lie. */
function likely({ share, x, y, along, across, turn }: LikelyArea): THREE.Object3D {
  const shape = new THREE.Shape().absellipse(
    0,
    0,
    along / 1000,
    across / 1000,
    0,
    2 * Math.PI,
    false,
    0,
  ) as THREE.Shape;
  const mesh = flatMesh(shape, "#ffd84a", share > 50 ? 0.14 : 0.22);
  mesh.position.set(x / 1000, y / 1000, OVER);
  mesh.rotation.z = radians(turn);
  return mesh;
}

/** Where the chip first comes down: a cross. */
function cross({ x, y }: Point): THREE.Object3D {
  const group = new THREE.Group();
  for (const turn of [Math.PI / 4, -Math.PI / 4]) {
    const bar = flatMesh(strip(12, 0.9, -6), "#ffffff", 0.8);
    bar.rotation.z = turn;
    group.add(bar);
  }
  group.position.set(x, y, OVER + 1);
  return group;
}

/** From the hand to where tokens come down, about; they scatter there. */
function throwing({ from, direction, far, strength }: NonNullable<Marks["cast"]>): THREE.Object3D {
  const group = new THREE.Group();
  const colour = `#${new THREE.Color("#ffe27a").lerp(new THREE.Color("#ff5a36"), strength / 1000).getHexString()}`;
  const scatter = new THREE.Shape().absarc(0, 0, 48, 0, 2 * Math.PI) as THREE.Shape;
  scatter.holes.push(new THREE.Shape().absarc(0, 0, 44, 0, 2 * Math.PI) as THREE.Shape);
  const ring = flatMesh(scatter, colour, 0.9);
  ring.position.x = far;
  const arc = new THREE.QuadraticBezierCurve3(
    new THREE.Vector3(0, 0, 80),
    new THREE.Vector3(far / 2, 0, 80 + far / 2),
    new THREE.Vector3(far, 0, 0),
  );
  const way = new THREE.Mesh(
    new THREE.TubeGeometry(arc, 32, 2.4, 8),
    new THREE.MeshBasicMaterial({ color: colour, transparent: true, opacity: 0.85 }),
  );
  group.add(ring, way);
  group.position.set(from.x, from.y, OVER);
  group.rotation.z = radians(direction);
  return group;
}

/** The ruler of three parts, from one piece to another. */
function ruler({ from, to, parts }: NonNullable<Marks["ruler"]>): THREE.Object3D {
  const group = new THREE.Group();
  let start = 0;
  parts.forEach((end, i) => {
    group.add(flatMesh(strip(end - start, 5, start), RULER[i]!, 0.75));
    start = end;
  });
  group.position.set(from.x, from.y, 4);
  group.rotation.z = Math.atan2(to.y - from.y, to.x - from.x);
  return group;
}

/** The way of a shot that missed, and a pale chip where it touched down. */
function flown({ way, at, outline }: NonNullable<Marks["flown"]>, chips: Chips): THREE.Object3D[] {
  const line = new THREE.Mesh(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3(way.map(({ x, y, z }) => new THREE.Vector3(x, y, z + OVER))),
      Math.max(8, way.length),
      0.9,
      6,
    ),
    new THREE.MeshBasicMaterial({ color: "#ffffff", transparent: true, opacity: 0.6 }),
  );
  const print = chips.print(outline, "#ffffff", 0.4);
  print.position.set(at.x, at.y, OVER);
  print.quaternion.set(...flat(0, 0, heading(at.q)).q);
  return way.length > 1 ? [line, print] : [print];
}

/** What others moved: from where to where; what came or went, where. */
function since({ from, to, outline }: Marks["since"][number], chips: Chips): THREE.Object3D[] {
  const was = from ?? to;
  if (!was) return [];
  const print = chips.print(outline, SINCE, 0.3);
  print.position.set(was.x, was.y, OVER);
  print.quaternion.set(...flat(0, 0, heading(was.q)).q);
  if (!from || !to) return [print];
  const way = flatMesh(strip(Math.hypot(to.x - from.x, to.y - from.y), 1, 0), SINCE, 0.5);
  way.position.set(from.x, from.y, OVER);
  way.rotation.z = Math.atan2(to.y - from.y, to.x - from.x);
  return [print, way];
}

export function marks(drawn: Marks, half: Point, chips: Chips): THREE.Group {
  const group = new THREE.Group();
  if (drawn.area) {
    const area = flatMesh(
      new THREE.Shape(outlineOf(drawn.area, half).map(({ x, y }) => new THREE.Vector2(x, y))),
      "#c8f25a",
      0.1,
    );
    area.position.z = 0.2;
    area.renderOrder = 0;
    group.add(area);
  }
  if (drawn.cast) group.add(throwing(drawn.cast));
  if (drawn.aim) group.add(arrow(drawn.aim));
  if (drawn.sling) group.add(sling(drawn.sling));
  if (drawn.ruler) group.add(ruler(drawn.ruler));
  for (const area of drawn.areas) group.add(likely(area));
  if (drawn.touchdown) group.add(cross(drawn.touchdown));
  for (const landing of drawn.landings) {
    if (!drawn.landing) break;
    const colour = landing.off
      ? "#9aa4ac"
      : landing.under.length > 0
        ? "#ff5a36"
        : landing.over.length > 0
          ? "#c8f25a"
          : landing.special
            ? "#ffd84a"
            : "#ffffff";
    const print = chips.print(drawn.landing, colour, 0.18);
    print.position.set(landing.x / 1000, landing.y / 1000, OVER);
    group.add(print);
  }
  for (const { x, y, chosen } of drawn.spots) {
    const dot = new THREE.Mesh(
      new THREE.CircleGeometry(chosen ? 5 : 3.2, 20),
      new THREE.MeshBasicMaterial({ color: chosen ? "#ffd84a" : "#c8f25a" }),
    );
    dot.position.set(x, y, OVER + 2);
    group.add(dot);
  }
  for (const changed of drawn.since) group.add(...since(changed, chips));
  if (drawn.flown) group.add(...flown(drawn.flown, chips));
  if (drawn.ghost) {
    const { lie, outline, fits } = drawn.ghost;
    const print = chips.print(outline, fits ? "#c8f25a" : "#ff5a36", 0.55);
    print.position.set(lie.x, lie.y, OVER + 1);
    print.quaternion.set(...lie.q);
    group.add(print);
  }
  return group;
}

export function discard(group: THREE.Object3D): void {
  group.traverse((found) => {
    if (!(found instanceof THREE.Mesh)) return;
    found.geometry.dispose();
    for (const material of [found.material].flat() as THREE.MeshStandardMaterial[]) {
      material.map?.dispose();
      material.dispose();
    }
  });
}
