import type { ArticleSource } from './article';
import { braidFrays } from './cableStrip/braidFrays';
import { teachCable } from './cableStrip/teachCable';
import { changeApplicator } from './crimpLine/changeApplicator';
import { crimpForceDrifts } from './crimpLine/crimpForceDrifts';
import { monthlyMaintenance } from './crimpLine/monthlyMaintenance';
import { pressDoesNotStart } from './crimpPress/pressDoesNotStart';
import { setCrimpHeight } from './crimpPress/setCrimpHeight';
import { changeBlades } from './cutStrip/changeBlades';
import { cleanWirePath } from './cutStrip/cleanWirePath';
import { lengthsDiffer } from './cutStrip/lengthsDiffer';
import { careOfBrake } from './handling/careOfBrake';
import { dancerEndPosition } from './handling/dancerEndPosition';
import { tapeTears } from './harness/tapeTears';
import { teachHousing } from './harness/teachHousing';
import { checkShieldCutter } from './highVoltage/checkShieldCutter';
import { setUpShieldedCable } from './highVoltage/setUpShieldedCable';
import { cleanPrintHead } from './marking/cleanPrintHead';
import { setMarkDistance } from './marking/setMarkDistance';
import { learnHarness } from './testing/learnHarness';
import { openCircuits } from './testing/openCircuits';
import { yearlyCheck } from './testing/yearlyCheck';
import { openEndsDiffer } from './twisting/openEndsDiffer';
import { teachOverTwist } from './twisting/teachOverTwist';

/** The order gives the articles their ids: a new one comes last. */
export const articles: readonly ArticleSource[] = [
  changeBlades,
  lengthsDiffer,
  cleanWirePath,
  teachCable,
  braidFrays,
  setMarkDistance,
  cleanPrintHead,
  dancerEndPosition,
  careOfBrake,
  changeApplicator,
  crimpForceDrifts,
  monthlyMaintenance,
  setCrimpHeight,
  pressDoesNotStart,
  teachOverTwist,
  openEndsDiffer,
  teachHousing,
  tapeTears,
  setUpShieldedCable,
  checkShieldCutter,
  learnHarness,
  openCircuits,
  yearlyCheck,
];
