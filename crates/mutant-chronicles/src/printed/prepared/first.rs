//! Armies of the rulebook, those of our own that version 1 of the rules offers,
//! and those of Epic. Nothing but data.

/// The rulebook's own.
#[rustfmt::skip]
pub(super) const PRINTED: [(&str, &str); 3] = [
    // MC-A4: the two of the starter set.
    ("starter-algeroth",
     "3: necromutant-defiler, ezoghoul, technomancer; 1-1-1;
      dark-aura, flow-of-acid, invoke-terror"),
    ("starter-capitol",
     "3: ranger-elite, martian-banshee-sergeant, free-marine-soldier; 2-0-1;
      bait-and-switch, command-intercept, fire-at-will"),
    // MC-A5: the sample of the rulebook.
    ("brotherhood-tournament",
     "10: archinquisitor-nikodemus, keeper-of-the-art x4,
      inquisitor-majoris x4,
      inquisitor x4, fury-elite-guard x2; 4-5-1;
      divine-retribution, teleportation, exorcise-flesh x2, litany-of-steel"),
];

/// One of our own for every faction and size.
#[rustfmt::skip]
pub(super) const FIRST: [(&str, &str); 16] = [
    ("algeroth-3",
     "3: ezoghoul-alpha,
      gomorrian-emasculator, necromutant-ravager,
      necromutant; 2-1-1;
      bestial-speed"),
    ("bauhaus-3",
     "3: bear-marshal,
      venusian-ranger-kapitan, bear-veteran,
      line-dragoon; 2-1-1;
      steady-aim"),
    ("brotherhood-3",
     "3: keeper-of-the-art,
      inquisitor-majoris, fury-sentinel,
      inquisitor; 2-1-1;
      exorcise-flesh"),
    ("capitol-3",
     "3: martian-banshee-hero,
      ranger-elite,
      free-marine-soldier, ranger-scout; 2-2-0;
      fire-at-will"),

    ("algeroth-5",
     "5: necromutant-defiler, ezoghoul-alpha,
      gomorrian-emasculator, cursed-centurion,
      cursed-legionnaire x2, necromutant; 3-2-1;
      flow-of-acid, bestial-speed"),
    ("bauhaus-5",
     "5: max-steiner, vulkan-battlesuit,
      venusian-ranger-kapitan, dragoon-sergeant,
      venusian-ranger, line-dragoon, siege-gunner; 3-2-1;
      overwatch-drill, steady-aim"),
    ("brotherhood-5",
     "5: archinquisitor-nikodemus, fury-paragon,
      inquisitor-majoris x2,
      inquisitor x2, fury-elite-guard; 3-2-1;
      shield-of-faith, exorcise-flesh"),
    ("capitol-5",
     "5: mitch-hunter, martian-banshee-hero,
      ranger-elite, martian-banshee-sergeant,
      free-marine-soldier, ranger-scout, freedom-brigadier; 3-2-1;
      radio-target-coordinates, fire-at-will"),

    ("algeroth-7",
     "7: golgotha, necromutant-defiler,
      ezoghoul, gomorrian-emasculator, cursed-centurion,
      cursed-legionnaire x2, necromutant x2; 4-3-2;
      dark-aura, flow-of-acid, invoke-terror"),
    ("bauhaus-7",
     "7: max-steiner, bear-marshal,
      venusian-ranger-kapitan, bear-veteran, dragoon-sergeant,
      venusian-ranger x2, bear-trooper, line-dragoon; 4-3-2;
      full-salvo, hardened-rounds, steady-aim"),
    ("brotherhood-7",
     "7: archinquisitor-nikodemus, fury-paragon,
      inquisitor-majoris x2, elite-bishop,
      inquisitor x2, fury-elite-guard x2; 4-3-2;
      light-of-the-art, shield-of-faith, exorcise-flesh"),
    ("capitol-7",
     "7: mitch-hunter, ranger-commander,
      ranger-elite, martian-banshee-sergeant, freedom-brigadier-sergeant,
      ranger-scout x2, free-marine-soldier x2; 4-3-2;
      bait-and-switch, command-intercept, fire-at-will"),

    ("algeroth-10",
     "10: alakhai-the-cunning, golgotha, supreme-technomancer, ezoghoul-alpha,
      ezoghoul x2, gomorrian-emasculator, cursed-centurion,
      cursed-legionnaire x3, necromutant x2, gomorrian-spotter; 5-4-2;
      dark-aura, flow-of-acid, necrotic-mending, invoke-terror, bestial-speed"),
    ("bauhaus-10",
     "10: max-steiner, bear-marshal, venusian-ranger-oberst, vulkan-battlesuit,
      venusian-ranger-kapitan x2, bear-veteran, combat-engineer,
      venusian-ranger x2, bear-trooper x2, siege-gunner, line-dragoon; 5-4-2;
      full-salvo, overwatch-drill, hardened-rounds, steady-aim, brace"),
    ("brotherhood-10",
     "10: archinquisitor-nikodemus, archbishop, keeper-of-the-art, fury-paragon,
      inquisitor-majoris x2, elite-bishop, fury-sentinel,
      inquisitor x3, fury-elite-guard x2, acolyte-of-the-art; 5-4-2;
      light-of-the-art, shield-of-faith, banish, exorcise-flesh, zeal"),
    ("capitol-10",
     "10: mitch-hunter, big-bob-watts, ranger-commander, ka-67-great-grey-ace,
      ranger-elite x2, martian-banshee-sergeant, freedom-brigadier-sergeant,
      ranger-scout x2, free-marine-soldier x2, martian-banshee-trooper x2; 5-4-2;
      bait-and-switch, command-intercept, radio-target-coordinates, fire-at-will, trick-shot"),
];

/// Epic armies (MC-X2).
#[rustfmt::skip]
pub(super) const EPIC: [(&str, &str); 4] = [
    ("algeroth-90",
     "90: alakhai-the-cunning, golgotha, supreme-technomancer x8, necromutant-defiler x12,
      ezoghoul-alpha x10,
      ezoghoul x10, gomorrian-emasculator x10, necromutant-ravager x10,
      technomancer-adept x6, cursed-centurion x6,
      technomancer x8, necromutant x14, cursed-legionnaire x16, gomorrian-spotter x8; 50-38-30;
      dark-aura x3, invoke-frenzy x3, rise-again x2,
      flow-of-acid x3, corrupt-orders x2, necrotic-mending x3, grasping-dark x2,
      invoke-terror x3, bestial-speed x3, blood-scent x3, thick-hide x3, feast x2"),
    ("bauhaus-90",
     "90: max-steiner, vulkan-battlesuit x9, bear-marshal x10, venusian-ranger-oberst x12,
      venusian-ranger-kapitan x14, bear-veteran x12, combat-engineer x6, dragoon-sergeant x10,
      venusian-ranger x14, bear-trooper x12, line-dragoon x12, siege-gunner x10; 50-38-30;
      full-salvo x3, iron-discipline x3, fortified-line x2,
      overwatch-drill x3, field-repairs x3, hardened-rounds x2, counter-battery x2,
      steady-aim x3, brace x3, forced-march x3, suppressing-fire x3"),
    ("brotherhood-90",
     "90: archinquisitor-nikodemus, keeper-of-the-art x11, archbishop x8, fury-paragon x12,
      inquisitor-majoris x15, elite-bishop x8, fury-sentinel x10, shrouded-assassin x10,
      inquisitor x16, fury-elite-guard x12, acolyte-of-the-art x6, lay-trooper x12; 50-38-30;
      divine-retribution x3, light-of-the-art x3, absolution x2,
      teleportation x3, shield-of-faith x3, banish x3,
      exorcise-flesh x3, litany-of-steel x3, zeal x3, second-sight x3, penance x2"),
    ("capitol-90",
     "90: mitch-hunter, big-bob-watts, ranger-commander x12, martian-banshee-hero x10,
      ka-67-great-grey-ace x8,
      ranger-elite x14, martian-banshee-sergeant x12, ka-67-great-grey-fighter x8,
      freedom-brigadier-sergeant x8,
      ranger-scout x12, martian-banshee-trooper x10, ka-67-great-grey-scout x4,
      free-marine-soldier x12, freedom-brigadier x8; 50-38-30;
      bait-and-switch x3, rapid-redeploy x3, never-surrender x2,
      command-intercept x3, radio-target-coordinates x3, covering-fire x2, field-medic x2,
      fire-at-will x3, trick-shot x3, lethal-coordination x3, decoy x3, dig-in x2"),
];
