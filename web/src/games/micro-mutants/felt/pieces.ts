// Every piece on the felt with its rings and its web: made when it is first seen, moved from then
// on, made anew when it looks different.
import * as THREE from "three";
import type { Shown } from "../board";
import type { Chips } from "./chips";
import { discard } from "./marks";

interface Kept {
  group: THREE.Group;
  look: string;
  rings: THREE.Group;
  ringed: string;
}

export class Pieces extends THREE.Group {
  #pieces = new Map<string, Kept>();
  #web = new THREE.Group();
  #chips: Chips;

  constructor(chips: Chips) {
    super();
    this.#chips = chips;
    this.add(this.#web);
  }

  /** Where they are now; what looks as before is only moved. */
  lay(pieces: Shown[]): void {
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
        this.add(kept.group, kept.rings);
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

  #ring(kept: Kept, piece: Shown): void {
    const ringed = `${piece.lit} ${piece.chosen} ${piece.struck} ${piece.doomed} ${piece.covered} ${piece.read}`;
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
      if (piece.read) kept.rings.add(this.#chips.ring(piece.outline, "#7be3ff", 3, { wide: 3 }));
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
}
