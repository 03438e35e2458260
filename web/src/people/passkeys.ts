// Passkeys: what the server and the visitor's devices are asked. Loaded with the account page.
import type { DeviceAsked, PasskeyList } from "../generated/passkeys";
import type { Me } from "../generated/tables";
import { call, Problem } from "../lib/api";

/** Can this browser ask a device? */
const able = (): boolean => "PublicKeyCredential" in window;

/** Bytes travel as base64url. Not every browser that has passkeys does that by itself. */
const bytes = (text: string) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const text = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

/** What a device says; who sends it away, or has no passkey, is told no more than that. */
async function heard(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const stopped = (key: string) => new Problem({ key, args: {} }, 0);
  const said = await asked.catch((error: DOMException) => {
    throw stopped(error.name === "InvalidStateError" ? "passkey-known" : "passkey-stopped");
  });
  if (said) return said as PublicKeyCredential;
  throw stopped("passkey-stopped");
}

const told = ({ id, rawId, type }: PublicKeyCredential, response: Record<string, unknown>) => ({
  id,
  rawId: text(rawId),
  type,
  response,
});

async function make(options: PublicKeyCredentialCreationOptionsJSON) {
  const { user, challenge, excludeCredentials = [] } = options;
  const publicKey = {
    ...options,
    challenge: bytes(challenge),
    user: { ...user, id: bytes(user.id) },
    excludeCredentials: excludeCredentials.map((known) => ({ ...known, id: bytes(known.id) })),
  } as PublicKeyCredentialCreationOptions;
  const made = await heard(navigator.credentials.create({ publicKey }));
  const { attestationObject, clientDataJSON } = made.response as AuthenticatorAttestationResponse;
  return told(made, {
    attestationObject: text(attestationObject),
    clientDataJSON: text(clientDataJSON),
  });
}

async function show(options: PublicKeyCredentialRequestOptionsJSON) {
  const { challenge, ...rest } = options;
  const publicKey = {
    ...rest,
    challenge: bytes(challenge),
    allowCredentials: [],
  } as PublicKeyCredentialRequestOptions;
  const shown = await heard(navigator.credentials.get({ publicKey }));
  const { authenticatorData, clientDataJSON, signature, userHandle } =
    shown.response as AuthenticatorAssertionResponse;
  return told(shown, {
    authenticatorData: text(authenticatorData),
    clientDataJSON: text(clientDataJSON),
    signature: text(signature),
    userHandle: userHandle && text(userHandle),
  });
}

export const passkeys = {
  /** The visitor's, or none where house or browser have no passkeys. */
  list: async (): Promise<PasskeyList> =>
    able() ? call<PasskeyList>("GET", "/passkeys") : { offered: false, passkeys: [] },
  remove: (id: string) => call<null>("DELETE", `/passkeys/${encodeURIComponent(id)}`),
  /** A device makes one more for the account. */
  async add(): Promise<void> {
    const { id, options } = await call<DeviceAsked>("POST", "/passkeys/new");
    const answer = await make(options as PublicKeyCredentialCreationOptionsJSON);
    await call<null>("POST", "/passkeys", { id, answer });
  },
  /** A device shows one, and whose it is logs in. */
  async enter(): Promise<Me> {
    const { id, options } = await call<DeviceAsked>("POST", "/passkeys/ask");
    const answer = await show(options as PublicKeyCredentialRequestOptionsJSON);
    return call<Me>("POST", "/passkeys/login", { id, answer });
  },
};
