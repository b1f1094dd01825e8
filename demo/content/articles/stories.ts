import type { SeedStory } from '../../../services/content/src/testing/seeding/documents/types';
import { aBoardInMirrorWriting } from './stories/a-board-in-mirror-writing';
import { aBraidOf240Wires } from './stories/a-braid-of-240-wires';
import { aCourseWithThreeLanguages } from './stories/a-course-with-three-languages';
import { aCrimpOfSevenStrands } from './stories/a-crimp-of-seven-strands';
import { aHundredthMoreOrLess } from './stories/a-hundredth-more-or-less';
import { aMonthWithoutPaper } from './stories/a-month-without-paper';
import { aPressThatListens } from './stories/a-press-that-listens';
import { aQuieterHall } from './stories/a-quieter-hall';
import { aRoofForTheCompressor } from './stories/a-roof-for-the-compressor';
import { aircraftWireWithoutInk } from './stories/aircraft-wire-without-ink';
import { busbarsForAFerry } from './stories/busbars-for-a-ferry';
import { chargingCablesAtMinusThirty } from './stories/charging-cables-at-minus-thirty';
import { countingAir } from './stories/counting-air';
import { ferrulesBeforeBreakfast } from './stories/ferrules-before-breakfast';
import { fiftyYearsInOneDrawer } from './stories/fifty-years-in-one-drawer';
import { fortyPartsInAVan } from './stories/forty-parts-in-a-van';
import { fortyYearsOneApplicator } from './stories/forty-years-one-applicator';
import { fromTheListToTheLabel } from './stories/from-the-list-to-the-label';
import { halfATonneByItself } from './stories/half-a-tonne-by-itself';
import { returnedWithThanks } from './stories/returned-with-thanks';
import { tenThousandPointsBeforeLunch } from './stories/ten-thousand-points-before-lunch';
import { theCableNobodySaw } from './stories/the-cable-nobody-saw';
import { theHarnessOfALifeboat } from './stories/the-harness-of-a-lifeboat';
import { theShopThatMakesOne } from './stories/the-shop-that-makes-one';
import { theThirdStrand } from './stories/the-third-strand';
import { twistingWithoutUntwisting } from './stories/twisting-without-untwisting';
import { unmannedNightShift } from './stories/unmanned-night-shift';
import { whatPtfeDoesToABlade } from './stories/what-ptfe-does-to-a-blade';

/** Every story, newest first. */
export const stories: readonly SeedStory[] = [
  aCrimpOfSevenStrands,
  chargingCablesAtMinusThirty,
  unmannedNightShift,
  aMonthWithoutPaper,
  theThirdStrand,
  aQuieterHall,
  aBraidOf240Wires,
  theCableNobodySaw,
  fortyYearsOneApplicator,
  theShopThatMakesOne,
  tenThousandPointsBeforeLunch,
  busbarsForAFerry,
  returnedWithThanks,
  halfATonneByItself,
  aircraftWireWithoutInk,
  aHundredthMoreOrLess,
  fiftyYearsInOneDrawer,
  aCourseWithThreeLanguages,
  fromTheListToTheLabel,
  aBoardInMirrorWriting,
  aPressThatListens,
  countingAir,
  theHarnessOfALifeboat,
  twistingWithoutUntwisting,
  fortyPartsInAVan,
  aRoofForTheCompressor,
  whatPtfeDoesToABlade,
  ferrulesBeforeBreakfast,
];
