//! Armies of our own since version 2 of the rules, each tried against all others
//! of its size (MC-A10): `docs/benchmarks.md` has the figures. Nothing but data.

/// One for every faction and size.
#[rustfmt::skip]
pub(super) const SECOND: [(&str, &str); 16] = [
    ("algeroth-3-ii",
     "3: necromutant-defiler,
      necromutant-ravager x2,
      cursed-legionnaire; 2-1-1;
      invoke-terror"),
    ("bauhaus-3-ii",
     "3: venusian-ranger-oberst,
      venusian-ranger-kapitan,
      line-dragoon, venusian-ranger; 2-2-0;
      steady-aim"),
    ("brotherhood-3-ii",
     "3: archinquisitor-nikodemus,
      inquisitor-majoris, fury-sentinel,
      inquisitor; 2-1-1;
      litany-of-steel"),
    ("capitol-3-ii",
     "3: big-bob-watts,
      ranger-elite, martian-banshee-sergeant,
      free-marine-soldier; 2-1-1;
      fire-at-will"),

    ("algeroth-5-ii",
     "5: supreme-technomancer, necromutant-defiler,
      necromutant-ravager x2,
      necromutant x2, cursed-legionnaire; 3-2-1;
      flow-of-acid, invoke-terror"),
    ("bauhaus-5-ii",
     "5: max-steiner, vulkan-battlesuit,
      venusian-ranger-kapitan, dragoon-sergeant,
      venusian-ranger, line-dragoon, siege-gunner; 3-2-1;
      overwatch-drill, steady-aim"),
    ("brotherhood-5-ii",
     "5: archinquisitor-nikodemus, fury-paragon,
      inquisitor-majoris, elite-bishop,
      inquisitor x2, fury-elite-guard; 3-2-1;
      shield-of-faith, exorcise-flesh"),
    ("capitol-5-ii",
     "5: mitch-hunter, martian-banshee-hero,
      ranger-elite, freedom-brigadier-sergeant,
      free-marine-soldier x2, ranger-scout; 3-2-1;
      field-medic, fire-at-will"),

    ("algeroth-7-ii",
     "7: supreme-technomancer, necromutant-defiler,
      necromutant-ravager x2, cursed-centurion,
      necromutant x3, cursed-legionnaire; 4-3-2;
      dark-aura, flow-of-acid, invoke-terror"),
    ("bauhaus-7-ii",
     "7: max-steiner, venusian-ranger-oberst,
      venusian-ranger-kapitan, bear-veteran, dragoon-sergeant,
      venusian-ranger x2, bear-trooper, line-dragoon; 4-3-2;
      full-salvo, hardened-rounds, steady-aim"),
    ("brotherhood-7-ii",
     "7: archinquisitor-nikodemus, fury-paragon,
      inquisitor-majoris x2, elite-bishop,
      inquisitor x2, fury-elite-guard x2; 4-3-2;
      light-of-the-art, shield-of-faith, exorcise-flesh"),
    ("capitol-7-ii",
     "7: mitch-hunter, martian-banshee-hero,
      ranger-elite, martian-banshee-sergeant, freedom-brigadier-sergeant,
      ranger-scout x2, free-marine-soldier x2; 4-3-2;
      bait-and-switch, command-intercept, fire-at-will"),

    ("algeroth-10-ii",
     "10: supreme-technomancer x2, necromutant-defiler x2,
      necromutant-ravager x2, gomorrian-emasculator x2,
      necromutant x2, technomancer x2, gomorrian-spotter x2; 5-4-2;
      dark-aura, flow-of-acid, necrotic-mending, invoke-terror, thick-hide"),
    ("bauhaus-10-ii",
     "10: max-steiner, bear-marshal, venusian-ranger-oberst, vulkan-battlesuit,
      venusian-ranger-kapitan x2, bear-veteran, combat-engineer,
      venusian-ranger x2, bear-trooper x2, siege-gunner, line-dragoon; 5-4-2;
      full-salvo, overwatch-drill, hardened-rounds, steady-aim, brace"),
    ("brotherhood-10-ii",
     "10: archinquisitor-nikodemus, archbishop, keeper-of-the-art, fury-paragon,
      inquisitor-majoris x2, shrouded-assassin x2,
      inquisitor x3, fury-elite-guard x3; 5-4-2;
      divine-retribution, shield-of-faith, teleportation, exorcise-flesh, litany-of-steel"),
    ("capitol-10-ii",
     "10: mitch-hunter, big-bob-watts, ranger-commander, ka-67-great-grey-ace,
      ranger-elite x2, martian-banshee-sergeant, freedom-brigadier-sergeant,
      ranger-scout x2, free-marine-soldier x2, martian-banshee-trooper x2; 5-4-2;
      bait-and-switch, command-intercept, radio-target-coordinates, fire-at-will, trick-shot"),
];
