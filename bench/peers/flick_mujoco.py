"""The same shots in MuJoCo.

Reads a scene and launches from standard input (JSON, as `microcosm bench flick`
and the report write it), plays every launch from the same position
until everything rests, and writes what it found to standard output (JSON).

    python3 -m venv env && env/bin/pip install mujoco
    microcosm bench flick --peer env/bin/python

Centimetre, gram and second, z up, as in the scene. Bodies, masses, friction,
gravity and the length of a step are those of the scene; restitution and rolling
are what MuJoCo has instead: contacts are springs with a damping that gives the
same bounce off a plane, rolling friction has a length. A shot is over when
nothing has moved by 0.6 mm in a 24th of a second (a 40th in flick), or when all
of MuJoCo's own bodies sleep.
"""

import json
import math
import sys
import time

import mujoco
import numpy as np

# The damping ratio that lets a contact bounce by 0.2: exp(-pi d / sqrt(1 - d^2)).
BOUNCE = 0.2
DAMPING = -math.log(BOUNCE) / math.hypot(math.pi, math.log(BOUNCE))


def model(scene, only=None):
    spec = mujoco.MjSpec()
    spec.option.timestep = scene["step"]
    spec.option.gravity = [0, 0, -scene["gravity"]]
    spec.option.integrator = mujoco.mjtIntegrator.mjINT_IMPLICITFAST
    spec.option.cone = mujoco.mjtCone.mjCONE_ELLIPTIC
    spec.option.enableflags |= mujoco.mjtEnableBit.mjENBL_SLEEP
    # The engine's own default is for metres per second.
    spec.option.sleep_tolerance = 1.0
    # Two steps: the stiffest contact MuJoCo advises.
    contact = {"solref": [2 * scene["step"], DAMPING], "condim": 6}
    # A contact has the greater friction of its two sides, so a pair is named.
    mat, piece = scene["friction"]["mat"], scene["friction"]["piece"]
    on_mat, on_piece = (mat + piece) / 2, piece
    rolling = scene["rolling"]
    spec.worldbody.add_geom(
        type=mujoco.mjtGeom.mjGEOM_PLANE, size=[0, 0, 1], priority=1,
        friction=[on_mat, rolling, rolling], **contact)
    shapes = {"disc": mujoco.mjtGeom.mjGEOM_CYLINDER, "rect": mujoco.mjtGeom.mjGEOM_BOX}
    for number, body in enumerate(scene["pieces"]):
        if only is not None and number not in only:
            continue
        there = spec.worldbody.add_body(name=str(number), pos=body["pos"], quat=body["quat"])
        if body["movable"]:
            there.add_freejoint()
        for turn in body["turns"]:
            there.add_geom(
                type=shapes[body["shape"]], size=body["size"], density=scene["density"],
                quat=[math.cos(turn / 2), 0, 0, math.sin(turn / 2)],
                friction=[on_piece, rolling, rolling], **contact)
    return spec.compile()


def turned(quat):
    """The height of the front: 1 face up, -1 face down."""
    w, x, y, z = quat
    return 1 - 2 * (x * x + y * y)


class Table:
    def __init__(self, scene, only=None):
        self.scene = scene
        self.model = model(scene, only)
        self.data = mujoco.MjData(self.model)
        self.settle()
        # Places and turns of all that moves, and the radii of the balls around.
        joints = self.model.jnt_qposadr
        self.places = np.add.outer(joints, np.arange(3)).ravel()
        self.turns = np.add.outer(joints, np.arange(3, 7))
        bodies = self.model.jnt_bodyid
        self.round = np.array([
            max(np.linalg.norm(self.model.geom_size[g])
                for g in range(self.model.ngeom) if self.model.geom_bodyid[g] == body)
            for body in bodies])
        self.start = mujoco.MjData(self.model)
        mujoco.mj_copyData(self.start, self.model, self.data)

    def settle(self):
        """Lets what lies there fall asleep."""
        for _ in range(480):
            mujoco.mj_step(self.model, self.data)
            if self.data.ntree_awake == 0:
                break

    def calm(self, then):
        """Nothing has moved at its rim by 0.6 mm since then: the rest of flick."""
        now = self.data.qpos
        way = np.linalg.norm((now[self.places] - then[self.places]).reshape(-1, 3), axis=1)
        same = np.abs((now[self.turns] * then[self.turns]).sum(axis=1))
        turn = np.sqrt(8 * np.maximum(0, 1 - same))
        return bool((way + turn * self.round < 0.06).all())

    def play(self, shot, frames=False):
        model, data = self.model, self.data
        mujoco.mj_copyData(data, model, self.start)
        joint = model.body(str(shot["piece"])).jntadr[0]
        at, speed = model.jnt_qposadr[joint], model.jnt_dofadr[joint]
        data.qvel[speed:speed + 3] = shot["velocity"]
        # The spin of a free joint is in the body's own frame.
        own = np.zeros(3)
        back = np.zeros(4)
        mujoco.mju_negQuat(back, data.qpos[at + 3:at + 7])
        mujoco.mju_rotVecQuat(own, np.array(shot["spin"]), back)
        data.qvel[speed + 3:speed + 6] = own
        start = data.qpos[at:at + 3].copy()
        found = {"carry": None, "apex": 0.0, "turns": 0}
        height, front = data.qpos[at + 2], turned(data.qpos[at + 3:at + 7])
        chunk = 1 if frames else 20
        then = data.qpos.copy()
        for step in range(chunk, 4 * round(1 / self.scene["step"]), chunk):
            mujoco.mj_step(model, data, chunk)
            if frames and found["carry"] is None:
                now = turned(data.qpos[at + 3:at + 7])
                found["turns"] += int((now > 0) != (front > 0))
                front = now
                found["apex"] = max(found["apex"], data.qpos[at + 2] - start[2])
                if data.ncon and data.time - self.start.time > 0.02:
                    found["carry"] = float(np.hypot(*(data.qpos[at:at + 2] - start[:2])))
            if step % 20 == 0:
                if data.ntree_awake == 0 or self.calm(then):
                    break
                then = data.qpos.copy()
        end = data.qpos[at:at + 3]
        found["distance"] = float(np.hypot(*(end[:2] - start[:2])))
        found["front"] = bool(turned(data.qpos[at + 3:at + 7]) > 0)
        found["apex"] = float(found["apex"])
        return found


def main():
    work = json.load(sys.stdin)
    answer = {"name": f"MuJoCo {mujoco.__version__}"}
    if "seconds" in work:
        table = Table(work["scene"])
        table.play(work["shots"][0])
        count, begin = 0, time.thread_time()
        while time.thread_time() - begin < work["seconds"]:
            table.play(work["shots"][count % len(work["shots"])])
            count += 1
        answer["done"] = count
        answer["per_second"] = count / (time.thread_time() - begin)
    else:
        # Every shot on an otherwise empty mat.
        tables = {}
        answer["flights"] = []
        for shot in work["shots"]:
            piece = shot["piece"]
            if piece not in tables:
                tables[piece] = Table(work["scene"], {piece})
            answer["flights"].append(tables[piece].play(shot, frames=True))
    json.dump(answer, sys.stdout)


if __name__ == "__main__":
    main()
