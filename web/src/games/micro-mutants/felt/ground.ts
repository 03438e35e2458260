// The table top, the felt mat with what is printed on it, and the lamp above.
import * as THREE from "three";
import { TILE, wood } from "../art/wood";
import { edgeOf, STARS, type Ground } from "../ground";
import type { Point } from "../units";

/** Fine felt: a noise of short threads, drawn once. */
function felt(half: Point, grounds: Ground[]): THREE.CanvasTexture {
  const size = 1024;
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = size;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "#2f6350";
  context.fillRect(0, 0, size, size);
  // The same felt every time: no luck of the browser's.
  let seed = 7;
  const luck = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (let i = 0; i < 26000; i++) {
    const [x, y, angle] = [luck() * size, luck() * size, luck() * Math.PI];
    context.strokeStyle = luck() > 0.5 ? "rgb(255 255 255 / 0.045)" : "rgb(0 0 0 / 0.07)";
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x + Math.cos(angle) * 5, y + Math.sin(angle) * 5);
    context.stroke();
  }
  // The pool of light of the lamp.
  const pool = context.createRadialGradient(
    size * 0.46,
    size * 0.42,
    size * 0.1,
    size / 2,
    size / 2,
    size * 0.75,
  );
  pool.addColorStop(0, "rgb(255 250 220 / 0.14)");
  pool.addColorStop(0.5, "rgb(0 0 0 / 0)");
  pool.addColorStop(1, "rgb(0 0 0 / 0.42)");
  context.fillStyle = pool;
  context.fillRect(0, 0, size, size);
  context.setTransform(size / (2 * half.x), 0, 0, -size / (2 * half.y), size / 2, size / 2);
  context.strokeStyle = "rgb(235 245 225 / 0.32)";
  context.lineWidth = 1.5;
  context.setLineDash([10.4, 7.4]);
  for (const ground of grounds) {
    context.beginPath();
    for (const { x, y } of edgeOf(ground, half)) context.lineTo(x, y);
    context.stroke();
  }
  context.fillStyle = "rgb(235 245 225 / 0.12)";
  for (const { x } of STARS.filter(({ x }) => Math.abs(x) < half.x - 100)) {
    context.beginPath();
    for (let i = 0; i < 10; i++) {
      const r = i % 2 === 0 ? 26 : 11;
      const angle = (i * Math.PI) / 5 + Math.PI / 2;
      context.lineTo(x + Math.cos(angle) * r, Math.sin(angle) * r);
    }
    context.fill();
  }
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** How far the table reaches around the mat, in millimetres. */
const TABLE = 3000;

function tableTop(colour: string): THREE.Mesh {
  const map = new THREE.CanvasTexture(wood("#ffffff"));
  map.colorSpace = THREE.SRGBColorSpace;
  map.wrapS = map.wrapT = THREE.RepeatWrapping;
  map.repeat.setScalar((2 * TABLE) / TILE);
  map.anisotropy = 8;
  return new THREE.Mesh(
    new THREE.CircleGeometry(TABLE, 48),
    new THREE.MeshStandardMaterial({ color: colour, map, roughness: 0.7 }),
  );
}

export function ground(half: Point, grounds: Ground[], top: string): THREE.Group {
  const group = new THREE.Group();
  const table = tableTop(top.trim() || "#5a4130");
  table.position.z = -6;
  table.receiveShadow = true;
  const mat = new THREE.Mesh(
    new THREE.BoxGeometry(half.x * 2, half.y * 2, 4),
    [0, 1, 2, 3, 4, 5].map((side) =>
      side === 4
        ? new THREE.MeshStandardMaterial({ map: felt(half, grounds), roughness: 1 })
        : new THREE.MeshStandardMaterial({ color: "#1f4131", roughness: 1 }),
    ),
  );
  mat.position.z = -2;
  mat.receiveShadow = true;
  group.add(table, mat);
  return group;
}

/** One lamp, beyond the mat to the left, and the light of the room. */
export function lamp(reach: number, fine: boolean): THREE.Group {
  const group = new THREE.Group();
  const light = new THREE.DirectionalLight("#fff2dd", 3);
  light.position.set(-420, 260, 560);
  light.castShadow = true;
  light.shadow.mapSize.setScalar(fine ? 2048 : 1024);
  const { camera } = light.shadow;
  [camera.left, camera.right, camera.top, camera.bottom, camera.near, camera.far] = [
    -reach,
    reach,
    reach,
    -reach,
    100,
    1600,
  ];
  light.shadow.radius = 4;
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = 0.4;
  group.add(light, light.target, new THREE.HemisphereLight("#eef3ff", "#6a5846", 1.5));
  return group;
}
