// Chips as bodies: plastic with a rounded rim and a sticker on each face; bases of card.
// Geometries and stickers are made once and shared.
import * as THREE from "three";
import { half as boxOf, paint, type Face } from "../art/compose";
import { livery } from "../art/colours";
import type { Shown } from "../board";
import { THICK, type Outline } from "../box";

const LINE = 0.35;

function contour(outline: Outline, less = 0): THREE.Shape {
  const shape = new THREE.Shape();
  if (outline.form === "disc") shape.absarc(0, 0, outline.r - less, 0, 2 * Math.PI);
  else if (outline.form === "hex") {
    const r = outline.apothem / Math.cos(Math.PI / 6) - less;
    const corners = [0, 1, 2, 3, 4, 5].map(
      (i) => new THREE.Vector2(Math.sin((i * Math.PI) / 3) * r, Math.cos((i * Math.PI) / 3) * r),
    );
    shape.setFromPoints(corners).closePath();
  } else {
    const [x, y, r] = [outline.x - less, outline.y - less, 2];
    shape.absarc(x - r, y - r, r, 0, Math.PI / 2);
    shape.absarc(-x + r, y - r, r, Math.PI / 2, Math.PI);
    shape.absarc(-x + r, -y + r, r, Math.PI, 1.5 * Math.PI);
    shape.absarc(x - r, -y + r, r, 1.5 * Math.PI, 2 * Math.PI);
  }
  return shape;
}

const halves = (outline: Outline): [number, number] =>
  outline.form === "disc"
    ? [outline.r, outline.r]
    : outline.form === "rect"
      ? [outline.x, outline.y]
      : [outline.apothem, outline.apothem];

export class Chips {
  #bodies = new Map<string, THREE.BufferGeometry>();
  #faces = new Map<string, THREE.BufferGeometry>();
  #rims = new Map<string, THREE.BufferGeometry>();
  #stickers = new Map<string, THREE.Material>();
  #plastics = new Map<string, THREE.Material>();

  #body(outline: Outline): THREE.BufferGeometry {
    return once(this.#bodies, JSON.stringify(outline), () => {
      const round = outline.form === "hex" ? 0.15 : 0.5;
      const depth = THICK - 2 * round;
      const geometry = new THREE.ExtrudeGeometry(contour(outline, round), {
        depth,
        bevelSize: round,
        bevelThickness: round,
        bevelSegments: 3,
        curveSegments: 28,
      });
      return geometry.translate(0, 0, -depth / 2);
    });
  }

  #face(outline: Outline): THREE.BufferGeometry {
    return once(this.#faces, JSON.stringify(outline), () => {
      const geometry = new THREE.ShapeGeometry(contour(outline, 0.9), 32);
      const [hx, hy] = halves(outline);
      // A base is drawn in a larger box than its sides are apart.
      const [bx, by] = boxOf(outline).map((b) => b / 50) as [number, number];
      const [sx, sy] = outline.form === "rect" ? [hx, hy] : [hx * bx, hy * by];
      const [at, uv] = [geometry.attributes.position!, geometry.attributes.uv!];
      for (let i = 0; i < at.count; i++)
        uv.setXY(i, at.getX(i) / (2 * sx) + 0.5, at.getY(i) / (2 * sy) + 0.5);
      return geometry;
    });
  }

  #rim(outline: Outline): THREE.BufferGeometry {
    return once(this.#rims, JSON.stringify(outline), () => {
      const shape = contour(outline, 0.3);
      shape.holes.push(contour(outline, 1.1));
      return new THREE.ShapeGeometry(shape, 32);
    });
  }

  #sticker(face: Face): THREE.Material {
    return once(
      this.#stickers,
      `${face.kind} ${face.army} ${face.special} ${face.outline.form}`,
      () => {
        const canvas = document.createElement("canvas");
        const tall = face.outline.form === "hex" ? 256 : 192;
        canvas.height = tall;
        canvas.width =
          face.outline.form === "rect" && face.outline.x > face.outline.y ? tall * 2 : tall;
        paint(canvas.getContext("2d")!, face, canvas.width, canvas.height);
        const map = new THREE.CanvasTexture(canvas);
        map.colorSpace = THREE.SRGBColorSpace;
        map.anisotropy = 8;
        return new THREE.MeshStandardMaterial({
          map,
          roughness: face.outline.form === "hex" ? 0.9 : 0.42,
        });
      },
    );
  }

  #plastic(colour: string, card: boolean): THREE.Material {
    return once(
      this.#plastics,
      `${colour} ${card}`,
      () =>
        new THREE.MeshStandardMaterial({
          color: colour,
          roughness: card ? 0.9 : 0.28,
          metalness: 0.04,
        }),
    );
  }

  /** A new chip; its pose is set by the caller. */
  make({ kind, army, outline, doubleSided, damaged, facing }: Shown): THREE.Group {
    const group = new THREE.Group();
    const base = kind === "base";
    const body = new THREE.Mesh(
      this.#body(outline),
      this.#plastic(base ? "#8f7a55" : livery(army).chip, base),
    );
    const front = new THREE.Mesh(
      this.#face(outline),
      this.#sticker({ kind, army, outline, special: damaged }),
    );
    const back = new THREE.Mesh(
      this.#face(outline),
      this.#sticker({ kind, army, outline, special: doubleSided || damaged }),
    );
    front.position.z = THICK / 2 + 0.05;
    back.position.z = -THICK / 2 - 0.05;
    front.rotation.z = facing;
    back.rotation.set(Math.PI, 0, facing);
    body.castShadow = body.receiveShadow = true;
    front.receiveShadow = true;
    group.add(body, front, back);
    // A pale edge lifts a chip off felt of its own colour.
    if (!base)
      for (const z of [THICK / 2 + 0.06, -THICK / 2 - 0.06]) {
        const rim = new THREE.Mesh(this.#rim(outline), this.#plastic("#fff8e2", true));
        rim.position.z = z;
        if (z < 0) rim.rotation.x = Math.PI;
        group.add(rim);
      }
    return group;
  }

  /** A ring around a chip: it can be used, or it is chosen. */
  ring(outline: Outline, colour: string, far: number, { wide = 2.6, opacity = 0.95 } = {}) {
    const shape = contour(outline, -far - wide);
    shape.holes.push(contour(outline, -far));
    return new THREE.Mesh(
      new THREE.ShapeGeometry(shape, 32),
      new THREE.MeshBasicMaterial({ color: colour, transparent: true, opacity }),
    );
  }

  /** The outline alone, filled: where a chip could come to lie. */
  print(outline: Outline, colour: string, opacity: number): THREE.Mesh {
    const material = new THREE.MeshBasicMaterial({
      color: colour,
      transparent: true,
      opacity,
      depthWrite: false,
    });
    return new THREE.Mesh(new THREE.ShapeGeometry(contour(outline, LINE), 24), material);
  }

  dispose(): void {
    for (const kept of [this.#bodies, this.#faces, this.#rims])
      for (const geometry of kept.values()) geometry.dispose();
    for (const material of [...this.#stickers.values(), ...this.#plastics.values()]) {
      (material as THREE.MeshStandardMaterial).map?.dispose();
      material.dispose();
    }
  }
}

function once<T>(kept: Map<string, T>, key: string, make: () => T): T {
  let found = kept.get(key);
  if (found === undefined) kept.set(key, (found = make()));
  return found;
}
