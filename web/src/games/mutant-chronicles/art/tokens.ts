// The signs of the ten victory-zone tokens, in a box of 100 by 100.
export const TOKENS: Record<string, string> = {
  "command-bunker":
    "M4 88h92V70H84V50q-6-22-34-22T16 50v20H4zM32 58h36v14H32zM46 28V8h30l-8 8 8 8H54z",
  "sniper-post":
    "M44 0h12v18a34 34 0 0 1 26 26h18v12H82a34 34 0 0 1-26 26v18H44V82a34 34 0 0 1-26-26H0V44h18a34 34 0 0 1 26-26zm6 30a20 20 0 1 0 0 40 20 20 0 0 0 0-40zm0 12a8 8 0 1 1 0 16 8 8 0 0 1 0-16z",
  "deep-cover": "M50 4 90 18v32q-4 34-40 46Q14 84 10 50V18zM24 28v24q4 20 26 30V20z",
  "munitions-depot":
    "M14 96V44q0-24 10-40 10 16 10 40v52zM40 96V44q0-24 10-40 10 16 10 40v52zM66 96V44q0-24 10-40 10 16 10 40v52z",
  "field-hospital": "M36 4h28v32h32v28H64v32H36V64H4V36h32z",
  "signal-relay":
    "M44 40h12l14 58H56l-6-30-6 30H30zM50 14a12 12 0 1 1 0 24 12 12 0 0 1 0-24zM22 2l8 8q-14 16 0 32l-8 8Q2 26 22 2zM78 2l-8 8q14 16 0 32l8 8Q98 26 78 2z",
  "transit-tunnel":
    "M4 96V54Q6 6 50 4q44 2 46 50v42H72V56q-2-26-22-28-20 2-22 28v40zM40 96h20V70h14L50 44 26 70h14z",
  "rally-point": "M18 0h12v100H18zM34 6h56L72 28l18 22H34z",
  watchtower:
    "M14 4h72v34H74l12 60H72l-4-20H32l-4 20H14l12-60H14zM30 14v14h12V14zM58 14v14h12V14zM36 58h28l-3-18H39z",
  "forward-post": "M4 34h40V10l52 40-52 40V66H4z",
};
