// Somebody who has closed the page is told that a game waits: the browser's push service brings a
// letter that only this browser can read, and a touch on the notice opens the table. The push
// service is one of this machine: real ones cannot be reached from a test.
import assert from "node:assert/strict";
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { after } from "node:test";
import { touch, turn } from "./player.mjs";
import { stage } from "./stage.mjs";
import { ask, noViolationsInBothThemes, QUICK, reads, soon, table, toy } from "./visitor.mjs";

const letters = [];
const service = createServer((request, answer) => {
  const parts = [];
  request.on("data", (part) => parts.push(part));
  request.on("end", () => {
    letters.push({ headers: request.headers, path: request.url, body: Buffer.concat(parts) });
    answer.writeHead(201).end();
  });
});
const origin = () => `http://127.0.0.1:${service.address().port}`;
await new Promise((done) => service.listen(0, "127.0.0.1", done));
const { house, test, visit } = stage(
  ["--push-service", origin(), "--webhook-host", origin(), "--public-url", origin()],
  true,
);
after(() => service.close());

/** What a browser keeps to itself, and what it gives away. */
function keys() {
  const curve = createECDH("prime256v1");
  const p256dh = curve.generateKeys();
  const auth = randomBytes(16);
  /** Reads a letter (RFC 8188, RFC 8291). */
  const read = (body) => {
    const [salt, keyid] = [body.subarray(0, 16), body.subarray(21, 21 + body[20])];
    const info = Buffer.concat([Buffer.from("WebPush: info\0"), p256dh, keyid]);
    const secret = hkdfSync("sha256", curve.computeSecret(keyid), auth, info, 32);
    const derive = (name, length) =>
      Buffer.from(
        hkdfSync("sha256", secret, salt, Buffer.from(`Content-Encoding: ${name}\0`), length),
      );
    const sealed = body.subarray(21 + body[20]);
    const cipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  };
  return { p256dh: p256dh.toString("base64url"), auth: auth.toString("base64url"), read };
}

/** A browser whose push service is ours. */
async function reachable(settings, name) {
  const page = await visit(settings);
  await page.context().grantPermissions(["notifications"]);
  const own = keys();
  const to = { endpoint: `${origin()}/${name}`, keys: { p256dh: own.p256dh, auth: own.auth } };
  await page.addInitScript((to) => {
    let kept = null;
    PushManager.prototype.subscribe = async () =>
      (kept = { toJSON: () => to, unsubscribe: async () => ((kept = null), true) });
    PushManager.prototype.getSubscription = async () => kept;
  }, to);
  const came = () => letters.filter(({ path }) => path === `/${name}`);
  return { page, read: own.read, came };
}

test("who has closed the page is told of a turn, and finds the table by the notice", async () => {
  const ada = await visit();
  await ask(ada, "POST", "/api/me", { name: "Ada" });
  const bea = await reachable({ ...QUICK, language: "fr" }, "bea");
  const { page } = bea;
  await page.goto("/settings");
  await page.getByTestId("ways-push").check();
  await reads(page.getByTestId("ways"), /Ce navigateur vous dira/);
  await noViolationsInBothThemes(page, "ways to be told");
  await page.getByRole("button", { name: /^Essayer/ }).click();
  await reads(page.getByTestId("ways"), /Envoyé/);
  assert.equal(bea.read(bea.came()[0].body).title, "Cela fonctionne");

  // Not at night; the field knows the hours here.
  const quiet = page.getByTestId("ways-quiet");
  await quiet.getByLabel("Rien à partir de").fill("23:30");
  await quiet.getByRole("button", { name: "Silence à ces heures" }).click();
  await reads(page.getByTestId("ways"), /Rien n’est annoncé/);
  const { from, until } = (await ask(page, "GET", "/api/notices")).quiet;
  assert.equal((until - from + 1440) % 1440, 7.5 * 60, "until seven");
  await quiet.getByRole("button", { name: "Me prévenir à toute heure" }).click();
  await soon(async () => assert.equal((await ask(page, "GET", "/api/notices")).quiet, null));

  const id = await table(ada, ["me", "open"], { game: await toy(ada), private: true });
  await ask(page, "POST", `/api/tables/${id}/join`, {});
  await page.goto("about:blank");
  await ada.goto(`/table/${id}`);
  assert.ok(await turn(ada));
  const begun = Date.now();
  await touch(ada);
  await soon(async () => assert.equal(bea.came().length, 2));
  const letter = bea.read(bea.came()[1].body);
  assert.ok(Date.now() - begun < 10000, "soon after the move");
  assert.deepEqual([letter.path, letter.body], [`/table/${id}`, "avec Ada"]);

  // The browser has it from its service: shown while no page is open.
  const [worker] = page.context().serviceWorkers();
  const cdp = await page.context().newCDPSession(page);
  const registered = new Promise((found) =>
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      if (registrations[0]) found(registrations[0].registrationId);
    }),
  );
  await cdp.send("ServiceWorker.enable");
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin: house.url,
    registrationId: await registered,
    data: JSON.stringify(letter),
  });
  await soon(async () => {
    const shown = await worker.evaluate(async () =>
      (await self.registration.getNotifications()).map(({ title, body, tag, data }) => [
        title,
        body,
        tag,
        data.path,
      ]),
    );
    assert.deepEqual(shown, [[letter.title, letter.body, letter.path, letter.path]]);
  });
  // A page without a house may not keep anything, and says so.
  page.complaints.splice(0);
  await page.goto(letter.path);
  assert.ok(await turn(page));

  // Nothing more came for that turn, and nothing comes once it is switched off.
  assert.equal(bea.came().length, 2);
  await page.goto("/settings");
  await page.getByTestId("ways-push").uncheck();
  await soon(async () => assert.deepEqual((await ask(page, "GET", "/api/notices")).ways, []));
});

test("another server is told, where the house allows it", async () => {
  const page = await visit();
  await page.goto("/settings");
  const field = page.getByLabel(/message to another server/i);
  await field.fill("https://elsewhere.example.org/hook");
  await field.press("Enter");
  await reads(page.getByTestId("ways"), /Messages may not be sent there/);
  page.complaints.splice(0);
  await field.fill(`${origin()}/hook`);
  await field.press("Enter");
  await reads(page.getByTestId("ways"), /Messages go there from now on/);
  await page.getByRole("button", { name: /^Try/ }).click();
  await reads(page.getByTestId("ways"), /Sent\./);
  const hooks = letters.filter(({ path }) => path === "/hook");
  assert.equal(JSON.parse(hooks[0].body).title, "This works");
  await page.getByRole("button", { name: /^Remove/ }).click();
  await soon(async () => assert.deepEqual((await ask(page, "GET", "/api/notices")).ways, []));
});
