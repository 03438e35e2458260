// The shape of a base tells the faction.
const TURN = Math.PI * 2;

function star(points: number, outer: number, inner: number, start = -TURN / 4): string {
  const at = (i: number) => {
    const radius = i % 2 === 0 ? outer : inner;
    const angle = start + (i / (points * 2)) * TURN;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => at(i)).join("L")}Z`;
}
function polygon(sides: number, radius: number, start: number): string {
  return star(sides, radius, radius * Math.cos(Math.PI / sides), start);
}

const BASES: Record<string, string> = {
  algeroth: star(10, 24.5, 20.5),
  capitol: "M0-23A23 23 0 1 1 0 23 23 23 0 1 1 0-23Z",
  bauhaus: polygon(8, 24.5, TURN / 16),
  brotherhood:
    "M0-24Q10-24 17-17 24-10 24 0 24 10 17 17 10 24 0 24-10 24-17 17-24 10-24 0-24-10-17-17-10-24 0-24Z",
  ilian: star(6, 24.5, 19.5, 0),
  imperial: polygon(5, 26, -TURN / 4),
};

/** The outline of a base around 0,0. */
export const base = (faction: string): string => BASES[faction] ?? BASES.capitol!;

/** What a faction carries on its banners, around 0,0. */
export const SIGNS: Record<string, string> = {
  algeroth: "M0-16 5-5 16-8 9 1l5 12L4 7 0 17-4 7l-10 6 5-12-7-9 11 3z",
  capitol: star(5, 16, 6.5),
  bauhaus:
    "M-3-15h6v4l6 3 4-3 4 5-4 3v6l4 3-4 5-4-3-6 3v4h-6v-4l-6-3-4 3-4-5 4-3v-6l-4-3 4-5 4 3 6-3zM0-5a5 5 0 1 0 0 10A5 5 0 0 0 0-5z",
  brotherhood: "M-4-16h8v11H15v8H4v13h-8V3h-11v-8H-4z",
  ilian: "M0-15A15 15 0 1 1-15 0h5A10 10 0 1 0 0-10zM0-5A5 5 0 1 1-5 0 5 5 0 0 1 0-5z",
  imperial: "M-13-9h26L7 3h-4v12h-6V3h-4z",
};
