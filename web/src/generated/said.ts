// Made from the Rust types by `cargo xtask types`; do not edit.

/**
 * One thing a sentence mentions.
 */
export type Arg = number | string | { 
/**
 * Where the player sits.
 */
seat: Seat, } | { 
/**
 * Its key.
 */
word: string, } | { 
/**
 * Their keys.
 */
words: Array<string>, };

/**
 * A message to a person: a key of the message files and what to put into it.
 */
export type Said = { 
/**
 * The key in the Fluent files.
 */
key: string, 
/**
 * What the sentence mentions.
 */
args?: { [key in string]: Arg }, };

/**
 * A place at the table, counted from 0 in every text and file.
 */
export type Seat = number;
