// Made from the Rust types by `cargo xtask types`; do not edit.

/**
 * What a device answers.
 */
export type DeviceAnswer = { 
/**
 * What it was asked.
 */
id: string, 
/**
 * What WebAuthn calls a credential, in JSON.
 */
answer: unknown, };

/**
 * What a device is asked.
 */
export type DeviceAsked = { 
/**
 * By which its answer is told from others: it is good once, for five minutes.
 */
id: string, 
/**
 * What WebAuthn calls the options, to create a key or to get one, in JSON.
 */
options: unknown, };

/**
 * A passkey of the visitor's.
 */
export type PasskeyInfo = { 
/**
 * Its id, by which it can be removed.
 */
id: string, 
/**
 * The browser and its system where it was made, in a few words; may be empty.
 */
name: string, 
/**
 * When it was made.
 */
created: number, 
/**
 * When somebody came in by it last.
 */
used: number | null, };

/**
 * Passkeys of the visitor.
 */
export type PasskeyList = { 
/**
 * Are there any here? Not without a public address by `https`.
 */
offered: boolean, 
/**
 * The visitor's, the oldest first.
 */
passkeys: Array<PasskeyInfo>, };
