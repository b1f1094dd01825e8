import { adaptronicTester, cirrisTester, schleunigerRotary } from './brand-testers';
import { voltaBusbar, voltaShield } from './brand-volta';
import { processChart, wirePath } from './charts';
import { brandKit, fallback } from './emblems';
import { heroLine } from './hero-line';
import { machineCrimp } from './machine-crimp';
import { machineBench, machineHarness } from './machine-small';
import { machineStrip } from './machine-strip';
import { machineTest } from './machine-test';
import { machineTwist } from './machine-twist';
import { applicatorPicture, cableDrum, connectorFamily } from './parts-pictures';
import { assemblyCell, partsShelf, qualityLab, trainingRoom, workshop } from './scenes-inside';
import { eventStand, plantExterior, solarRoof } from './scenes-outside';
import { crimpSection, wireSection } from './sections';
import { smartNetwork } from './smart-network';
import { worldMap } from './world-map';

/** The drawing of each key. */
export const pictures = {
  'hero-line': heroLine,
  'machine-strip': machineStrip,
  'machine-crimp': machineCrimp,
  'machine-twist': machineTwist,
  'machine-test': machineTest,
  'machine-harness': machineHarness,
  'machine-bench': machineBench,
  applicator: applicatorPicture,
  'wire-section': wireSection,
  'crimp-section': crimpSection,
  'cable-drum': cableDrum,
  'connector-family': connectorFamily,
  'plant-exterior': plantExterior,
  workshop,
  'assembly-cell': assemblyCell,
  'training-room': trainingRoom,
  'smart-network': smartNetwork,
  'process-chart': processChart,
  'solar-roof': solarRoof,
  'world-map': worldMap,
  'event-stand': eventStand,
  'parts-shelf': partsShelf,
  'quality-lab': qualityLab,
  'wire-path': wirePath,
  'volta-busbar': voltaBusbar,
  'volta-shield': voltaShield,
  'schleuniger-rotary': schleunigerRotary,
  'cirris-tester': cirrisTester,
  'adaptronic-tester': adaptronicTester,
  'brand-kit': brandKit,
  fallback,
} as const satisfies Record<string, () => string>;

export type PictureKey = keyof typeof pictures;
