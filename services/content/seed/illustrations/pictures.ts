import { adaptronicTester } from './adaptronic-tester';
import { applicatorPicture } from './applicator';
import { assemblyCell } from './assembly-cell';
import { brandKit } from './brand-kit';
import { cableDrum } from './cable-drum';
import { cirrisTester } from './cirris-tester';
import { connectorFamily } from './connector-family';
import { crimpSection } from './crimp-section';
import { eventStand } from './event-stand';
import { fallback } from './fallback';
import { heroLine } from './hero-line';
import { machineBench } from './machine-bench';
import { machineCrimp } from './machine-crimp';
import { machineHarness } from './machine-harness';
import { machineStrip } from './machine-strip';
import { machineTest } from './machine-test';
import { machineTwist } from './machine-twist';
import { partsShelf } from './parts-shelf';
import { plantExterior } from './plant-exterior';
import { processChart } from './process-chart';
import { qualityLab } from './quality-lab';
import { schleunigerRotary } from './schleuniger-rotary';
import { smartNetwork } from './smart-network';
import { solarRoof } from './solar-roof';
import { trainingRoom } from './training-room';
import { voltaBusbar } from './volta-busbar';
import { voltaShield } from './volta-shield';
import { wirePath } from './wire-path';
import { wireSection } from './wire-section';
import { workshop } from './workshop';
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
