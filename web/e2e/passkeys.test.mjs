// Coming in without a password: an account adds a passkey, logs out and comes back by it, also on a
// phone that has the same keychain, with what was begun there as a guest; and once it is removed it
// is worth nothing. The device is one of Chromium's making.
import assert from "node:assert/strict";
import { createServer } from "node:net";
import { stage } from "./stage.mjs";
import {
  ask,
  bigTargets,
  counts,
  noSidewaysScroll,
  noViolationsInBothThemes,
  QUICK,
  reads,
  table,
} from "./visitor.mjs";

/** Passkeys belong to a name, and to the port that is said beforehand. */
const port = await new Promise((found) => {
  const free = createServer().listen(0, "127.0.0.1", () => {
    const { port } = free.address();
    free.close(() => found(port));
  });
});
const baseURL = `http://localhost:${port}`;
const { test, visit } = stage(["--public-url", baseURL], false, port);
const PASSWORD = "three small ants dance";
const PHONE = { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true };

/** A device beside a page, which somebody unlocks whenever it asks. */
async function device(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    keys: async () => (await cdp.send("WebAuthn.getCredentials", { authenticatorId })).credentials,
    keep: (credential) => cdp.send("WebAuthn.addCredential", { authenticatorId, credential }),
    lock: (locked) =>
      cdp.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified: !locked }),
  };
}

async function somebody(name) {
  const page = await visit(QUICK, { baseURL });
  const keychain = await device(page);
  await ask(page, "POST", "/api/account", { name, password: PASSWORD });
  await page.goto("/account");
  return { page, keychain };
}

test("a passkey is added, lets its owner in, also on a phone, and is removed", async () => {
  const { page, keychain } = await somebody("Ada");
  const mine = await table(page);
  await counts(page.getByTestId("passkey"), 0);
  await page.getByTestId("add-passkey").click();
  await page.getByText("From now on this passkey lets you in.").waitFor();
  await reads(page.getByTestId("passkey"), /Chrome, Linux\s+made .*not used yet/);
  const [key] = await keychain.keys();
  assert.ok(key.isResidentCredential && key.rpId === "localhost", "the device knows whose it is");
  await noViolationsInBothThemes(page, "an account with a passkey");
  await page.getByTestId("add-passkey").click();
  await page.getByText("This device has a passkey for your account already.").waitFor();
  await counts(page.getByTestId("passkey"), 1);

  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByText("You have logged out.").waitFor();
  await page.getByTestId("use-passkey").waitFor();
  await noViolationsInBothThemes(page, "a way in by a passkey");
  // Whoever does not unlock the device does not come in.
  await keychain.lock(true);
  await page.getByTestId("use-passkey").click();
  await page.getByRole("alert").getByText("No passkey was used.").waitFor();
  await keychain.lock(false);
  await page.getByTestId("use-passkey").click();
  await page.getByText("Welcome back.").waitFor();
  await page.getByText("You are Ada.").waitFor();
  await reads(page.getByTestId("passkey"), /last used/);
  const tables = async (of) => (await ask(of, "GET", "/api/tables")).mine.map(({ id }) => id);
  assert.deepEqual(await tables(page), [mine]);

  // The same keychain on a phone, where something was begun as a guest.
  const phone = await visit({ ...QUICK, language: "fr" }, { ...PHONE, baseURL });
  const pocket = await device(phone);
  await pocket.keep((await keychain.keys())[0]);
  const begun = await table(phone);
  await phone.goto("/account");
  await phone.getByRole("button", { name: "Utiliser une clé d’accès" }).click();
  await phone.getByText("Vous êtes Ada.").waitFor();
  assert.deepEqual((await tables(phone)).sort(), [mine, begun].sort());
  await reads(phone.getByTestId("passkeys"), /Clés d’accès.*utilisée pour la dernière fois/s);
  await noViolationsInBothThemes(phone, "passkeys on a phone, in French");
  await noSidewaysScroll(phone, "passkeys on a phone");
  await bigTargets(phone, "passkeys on a phone");
  await phone.getByRole("button", { name: "Retirer la clé d’accès créée avec" }).click();
  await phone.getByText("Elle ne fait plus entrer personne.").waitFor();
  await counts(phone.getByTestId("passkey"), 0);

  await page.getByRole("button", { name: "Log out" }).click();
  await page.getByTestId("use-passkey").click();
  await page.getByRole("alert").getByText("That passkey does not fit").waitFor();
  assert.equal((await ask(page, "GET", "/api/me")).account, false);
  // Refused, which a browser writes down.
  page.complaints.splice(0);
  // The password is as good as before.
  await page.getByLabel("Name", { exact: true }).last().fill("Ada");
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByText("You are Ada.").waitFor();
});

test("where house or browser have no passkeys nothing speaks of them", async () => {
  const page = await visit(QUICK, { baseURL });
  await page.addInitScript(() => delete window.PublicKeyCredential);
  await page.goto("/account");
  await page.getByRole("button", { name: "Log in" }).waitFor();
  await page.waitForLoadState("networkidle");
  await counts(page.getByTestId("use-passkey"), 0);
  await ask(page, "POST", "/api/account", { name: "Bea", password: PASSWORD });
  await page.goto("/account");
  await page.getByTestId("export").waitFor();
  await page.waitForLoadState("networkidle");
  await counts(page.getByTestId("passkeys"), 0);

  const other = await visit(QUICK, { baseURL });
  await other.route("**/api/passkeys", (route) =>
    route.fulfill({ json: { offered: false, passkeys: [] } }),
  );
  await other.goto("/account");
  await other.getByRole("button", { name: "Log in" }).waitFor();
  await other.waitForLoadState("networkidle");
  await counts(other.getByTestId("use-passkey"), 0);
});
