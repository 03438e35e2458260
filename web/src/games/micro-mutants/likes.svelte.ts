// How somebody likes to look at the felt table; kept in this browser only.
const KEY = "microcosm-felt";

interface Likes {
  /** The mat in three dimensions or flat from above; by itself, what the machine draws well. */
  mat: "auto" | "felt" | "flat";
  /** The camera leans in for a flight. */
  follow: boolean;
  /** The mat comes near what matters. */
  near: boolean;
  /** A chip is pressed where it is gripped. */
  grip: boolean;
  /** In practice a ring shows where to let go. */
  ring: boolean;
  /** The list of all pieces lies open. */
  pieces: boolean;
  /** On a small screen: the numbers of a shot, and what a piece can do, lie open. */
  details: boolean;
}
const FIRST: Likes = {
  mat: "auto",
  follow: true,
  near: true,
  grip: false,
  ring: true,
  pieces: false,
  details: false,
};

function load(): Likes {
  try {
    return { ...FIRST, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    // A browser that forbids storage still plays.
    return { ...FIRST };
  }
}

export const likes = $state<Likes>(load());

export function like(change: Partial<Likes>): void {
  Object.assign(likes, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(likes));
  } catch {
    return;
  }
}
