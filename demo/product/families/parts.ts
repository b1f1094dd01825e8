import { figure, measure, text, tolerance, word, type Line } from '../lines';
import { createFamily } from './createFamily';

interface PartFigures {
  area: readonly [number, number];
  /** mm */
  size: readonly [number, number, number];
  /** kg */
  mass: number;
  /** mm: of the terminal, or of the wire's jacket */
  fit: readonly [number, number];
  isLong: boolean;
}

const inches = (range: readonly [number, number]): string =>
  range.map((mm) => (mm / 25.4).toFixed(2)).join('–');

const material = (isCarbide: boolean): Line[] => [
  ...word('tool', 'material', isCarbide ? 'carbide' : 'toolSteel'),
  ...figure('tool', 'hardness', isCarbide ? [70, 74] : [58, 62], 'hardness'),
  ...text('tool', 'roughness', isCarbide ? 'Ra 0.1 µm' : 'Ra 0.2 µm'),
];

const body = ({ size, mass }: PartFigures): Line[] => [
  ...measure('dimensions', 'width', 'length', size[0]),
  ...measure('dimensions', 'depth', 'length', size[1]),
  ...measure('dimensions', 'height', 'length', size[2]),
  ...measure('dimensions', 'weight', 'mass', mass),
  ...measure('dimensions', 'temperature', 'temperature', [10, 40]),
  ...figure('dimensions', 'warranty', 12, 'months'),
];

/** Blades for cut-and-strip machines: what cuts has no stroke and no force. */
export const blades = createFamily<PartFigures>({
  id: 'blades',
  describe: ({ fit }) => [`Ø ${fit.join('–')} mm`, `Ø ${inches(fit)} in`],
  lines: (f) => [
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...measure('wire', 'outerDiameter', 'length', f.fit),
    ...measure('tool', 'bladeThickness', 'length', f.isLong ? 1.2 : 0.8),
    ...text('tool', 'bladeAngle', f.isLong ? '60°' : '90°'),
    ...text('tool', 'edgeAngle', '30°'),
    ...tolerance('quality', 'edgeAccuracy', 'length', 0.01),
    ...material(true),
    ...text('tool', 'coating', 'TiAlN'),
    ...figure('tool', 'toolLife', f.isLong ? 800_000 : 600_000, 'cycles'),
    ...figure('tool', 'regrinding', 3),
    ...body(f),
  ],
  sentences: ({ widest }) => {
    const fit = widest((one) => one.fit).join('–');
    return {
      en: `For wires and jackets of ${fit} mm, ground to a hundredth of a millimetre.`,
      de: `Für Leitungen und Mäntel von ${fit} mm, auf einen Hundertstelmillimeter geschliffen.`,
    };
  },
  capabilities: () => ['cutting', 'stripping'],
  drawing: ({ size }) => ({ type: 'blades', size }),
});

/** Crimpers and anvils for one terminal: they have no feed of their own. */
export const dies = createFamily<PartFigures>({
  id: 'tool',
  describe: ({ fit }) => [`${fit.join('–')} mm`, `${inches(fit)} in`],
  lines: (f) => [
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...measure('tool', 'terminalWidth', 'length', f.fit),
    ...measure('tool', 'crimpForce', 'force', 22),
    ...tolerance('quality', 'edgeAccuracy', 'length', 0.005),
    ...text('tool', 'fits', 'MA 30, MA 40, ME 40'),
    ...material(true),
    ...text('tool', 'coating', 'TiAlN'),
    ...figure('tool', 'toolLife', 3_000_000, 'cycles'),
    ...figure('tool', 'changeoverTime', 2, 'minute'),
    ...body(f),
  ],
  sentences: ({ widest }) => {
    const fit = widest((one) => one.fit);
    return {
      en: `For terminals ${fit.join(' to ')} mm wide in the applicators of the range.`,
      de: `Für Kontakte von ${fit.join(' bis ')} mm Breite in den Applikatoren des Programms.`,
    };
  },
  capabilities: () => ['crimping'],
  drawing: ({ size }) => ({ type: 'dies', size }),
});
