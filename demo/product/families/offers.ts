import { figure, measure, text, tolerance, word, type Line, type SpecificationKey } from '../lines';
import type { offerNames } from '../terms/offers';
import { createFamily } from './createFamily';

export interface ToolFigures {
  area: readonly [number, number];
  /** mm */
  terminal: readonly [number, number];
  stroke: number;
  /** kN */
  force: number;
  isPneumatic: boolean;
  /** Terminals hang one behind the other. */
  isEndFeed?: boolean;
  size: readonly [number, number, number];
  mass: number;
  isCarbide: boolean;
}

/** Applicators and other components that belong to machines. */
export const tool = createFamily<ToolFigures>({
  id: 'tool',
  describe: ({ terminal }) => [
    `${terminal.join('–')} mm`,
    `${terminal.map((mm) => (mm / 25.4).toFixed(2)).join('–')} in`,
  ],
  lines: (f) => [
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...measure('tool', 'terminalWidth', 'length', f.terminal),
    ...measure('tool', 'stroke', 'length', f.stroke),
    ...measure('tool', 'shutHeight', 'length', 135.8),
    ...measure('tool', 'crimpForce', 'force', f.force),
    ...word('tool', 'terminalFeed', f.isPneumatic ? 'pneumatic' : 'mechanical'),
    ...measure('tool', 'crimpHeightResolution', 'length', 0.02),
    ...tolerance('quality', 'insertionAccuracy', 'length', 0.03),
    ...text('tool', 'adapter', 'Mini, 135.8 mm'),
    ...word('tool', 'material', f.isCarbide ? 'carbide' : 'toolSteel'),
    ...figure('tool', 'hardness', f.isCarbide ? [70, 74] : [58, 62], 'hardness'),
    ...text('tool', 'coating', f.isCarbide ? 'TiAlN' : 'TiN'),
    ...figure('tool', 'toolLife', f.isCarbide ? 3_000_000 : 1_000_000, 'cycles'),
    ...word('tool', 'barcode', 'integrated'),
    ...measure('dimensions', 'width', 'length', f.size[0]),
    ...measure('dimensions', 'depth', 'length', f.size[1]),
    ...measure('dimensions', 'height', 'length', f.size[2]),
    ...measure('dimensions', 'weight', 'mass', f.mass),
    ...measure('dimensions', 'temperature', 'temperature', [10, 40]),
    ...figure('dimensions', 'warranty', 12, 'months'),
  ],
  sentences: ({ most, widest }) => {
    const terminal = widest((one) => one.terminal);
    const force = most((one) => one.force);
    return {
      en: `For terminals ${terminal.join(' to ')} mm wide in presses of up to ${force} kN.`,
      de: `Für Kontakte von ${terminal.join(' bis ')} mm Breite in Pressen bis ${force} kN.`,
    };
  },
  capabilities: () => ['crimping'],
  drawing: ({ size, stroke, isPneumatic, isEndFeed }) => ({
    type: 'applicator',
    size,
    stroke,
    isPneumatic,
    isEndFeed: isEndFeed ?? false,
  }),
});

type OfferKey = keyof typeof offerNames;

export interface SoftwareFigures {
  view: 'plan' | 'trace' | 'edit';
  machines: number;
  seats: number;
  /** Number of functions that the edition has, from the top of the list. */
  level: 1 | 2 | 3;
}

const functions: readonly (readonly [key: OfferKey, level: 1 | 2 | 3])[] = [
  ['orderImport', 1],
  ['articleData', 1],
  ['liveView', 1],
  ['labels', 1],
  ['reports', 1],
  ['roles', 1],
  ['backups', 1],
  ['wireLists', 2],
  ['sequencing', 2],
  ['availability', 2],
  ['toolManagement', 2],
  ['alerts', 2],
  ['openInterface', 2],
  ['traceability', 2],
  ['crimpCurves', 3],
  ['singleSignOn', 3],
  ['auditTrail', 3],
  ['testSystem', 3],
];

const scope = (key: SpecificationKey, isThere: boolean): Line[] => word('scope', key, isThere ? 'yes' : 'no');

/** Programs around the machines; texts in English and German. */
export const software = createFamily<SoftwareFigures>({
  id: 'software',
  describe: ({ machines }) => [`${machines} ×`, `${machines} ×`],
  lines: (f) => [
    ...figure('scope', 'machinesConnected', f.machines),
    ...figure('scope', 'seats', f.seats),
    ...functions.flatMap(([key, level]) => scope(key, f.level >= level)),
    ...text('control', 'deployment', f.level === 3 ? 'Linux, Windows, Kubernetes' : 'Linux, Windows'),
    ...text('control', 'operatingSystem', 'Windows 11, Windows Server 2022, Debian 12'),
    ...text('control', 'database', f.level === 1 ? 'SQLite' : 'PostgreSQL 15'),
    ...text('control', 'memory', `${f.level * 8} GB`),
    ...text('control', 'interfaces', 'REST, OPC UA, MQTT'),
    ...figure('control', 'displayLanguages', 11),
    ...figure('terms', 'updates', 12 * f.level, 'months'),
    ...figure('terms', 'training', f.level, 'days'),
  ],
  sentences: ({ most }) => {
    const machines = most((one) => one.machines);
    return {
      en: `For up to ${machines} machines, on your own servers.`,
      de: `Für bis zu ${machines} Maschinen, auf eigenen Servern.`,
    };
  },
  capabilities: () => ['quality-monitoring'],
  drawing: ({ view }) => ({ type: 'software', view }),
});
