import { adaptronicTester, cirrisTester, schleunigerRotary } from './brand-testers';
import { voltaBusbar, voltaShield } from './brand-volta';
import { processChart, wirePath } from './charts';
import { brandKit, fallback } from './emblems';
import { heroLine } from './hero-line';
import { machineCrimp } from './machine-crimp';
import { machineStrip } from './machine-strip';
import { machineTest } from './machine-test';
import { machineTwist } from './machine-twist';
import { crimpSection, wireSection } from './sections';
import { worldMap } from './world-map';

/** The drawing of each key. */
export const pictures = {
  'hero-line': heroLine,
  'machine-strip': machineStrip,
  'machine-crimp': machineCrimp,
  'machine-twist': machineTwist,
  'machine-test': machineTest,
  'machine-harness': heroLine,
  'machine-bench': machineStrip,
  applicator: machineCrimp,
  'wire-section': wireSection,
  'crimp-section': crimpSection,
  'cable-drum': machineStrip,
  'connector-family': machineStrip,
  'plant-exterior': heroLine,
  workshop: heroLine,
  'assembly-cell': machineCrimp,
  'training-room': heroLine,
  'smart-network': heroLine,
  'process-chart': processChart,
  'solar-roof': heroLine,
  'world-map': worldMap,
  'event-stand': heroLine,
  'parts-shelf': heroLine,
  'quality-lab': heroLine,
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
