// What a line of the log is about: the heap that was taken from.
import type { Event } from "../../generated/crumbs";
import type { Told } from "../contract";
import { letter } from "./notation";

export const took = ({ events }: Told) =>
  (events as Event[]).find((event) => event.type === "took") ?? null;

export function places(told: Told): string[] {
  const found = took(told);
  return found ? [`heap-${letter(found.heap)}`] : [];
}
