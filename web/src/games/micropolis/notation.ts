// The notation of Micropolis where it is not listed, written in this one place. Nothing here
// knows what is legal.
import type { Hill, Side } from "../../generated/micropolis";

/** Where the tile goes that was taken just before. */
export const place = (side: Side): string => `place ${side}`;

export const question = {
  /** What a tile of the line would do in an anthill, by its place from 1. */
  preview: (position: number, side: Side, hill: Hill | null): string =>
    `preview ${position} ${side}${hill ? ` into ${hill}` : ""}`,
  /** The same for the tile that was taken. */
  previewTaken: (side: Side): string => `preview taken ${side}`,
};
