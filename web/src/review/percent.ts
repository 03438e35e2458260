// A chance as people read it, in their language.
import { settings } from "../lib/settings.svelte";

export const percent = (perMille: number): string =>
  new Intl.NumberFormat(settings.language, { style: "percent" }).format(perMille / 1000);
