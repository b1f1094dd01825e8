/** Square millimetres in a thousand circular mils: (25.4 mm / 1000)² · π / 4 · 1000. */
export const mm2PerKcmil = (Math.PI / 4) * 0.0254 ** 2 * 1000;

/** Thinnest gauge of ASTM B258, and the thickest: 4/0, which is −3. */
const thinnest = 56;
const thickest = -3;

/** Traded sizes: 1/0 to 4/0 (0 to −3), 1, and the even ones from 2 on. */
const standardGauges: readonly number[] = [
  ...[-3, -2, -1, 0, 1],
  ...Array.from({ length: thinnest / 2 }, (_, index) => 2 * (index + 1)),
];

/** Traded sizes past 4/0, in thousands of circular mils (NEC, chapter 9, table 8). */
const standardKcmil: readonly number[] = [
  ...[250, 300, 350, 400, 500, 600, 700, 750, 800, 900, 1000, 1250, 1500, 1750, 2000],
];

/** Diameter in mm of a solid wire of a gauge: 0.127 mm · 92^((36 − n) / 39); 1/0 is 0, 4/0 is −3. */
export const awgDiameter = (gauge: number): number => 0.127 * 92 ** ((36 - gauge) / 39);

/** Cross-section in mm² of a gauge; 1/0 is 0, 4/0 is −3. */
export const awgToMm2 = (gauge: number): number => (Math.PI / 4) * awgDiameter(gauge) ** 2;

/** Fractional gauge of a cross-section in mm²; a thinner wire has a higher number. */
export const mm2ToAwg = (mm2: number): number =>
  36 - (39 * Math.log(Math.sqrt((4 * mm2) / Math.PI) / 0.127)) / Math.log(92);

const nearest = (sizes: readonly number[], requested: number): number =>
  sizes.reduce((best, size) => (Math.abs(size - requested) < Math.abs(best - requested) ? size : best));

export interface StandardSize {
  readonly unit: 'awg' | 'kcmil';
  readonly value: number;
}

/**
 * Returns the traded size nearest to a cross-section in mm², in gauge steps: 0.5 is 20 AWG and 6 is 10 AWG, as in
 * tables of the trade; past 4/0 in kcmil. `undefined` if no size is near.
 */
export function nearestStandardSize(mm2: number): StandardSize | undefined {
  const gauge = mm2ToAwg(mm2);
  const largest = standardKcmil.at(-1) ?? 0;
  if (!(mm2 > 0) || gauge > thinnest + 1 || mm2 > largest * mm2PerKcmil * 1.1) return undefined;
  return gauge < thickest - 0.5
    ? { unit: 'kcmil', value: nearest(standardKcmil, mm2 / mm2PerKcmil) }
    : { unit: 'awg', value: nearest(standardGauges, gauge) };
}

/** Parses "20", "4/0" or "0000"; `undefined` if invalid. */
export function parseGauge(text: string): number | undefined {
  const aught = /^([1-4])\/0$/.exec(text)?.[1];
  if (aught !== undefined) return 1 - Number(aught);
  if (/^0{1,4}$/.test(text)) return 1 - text.length;
  const gauge = /^[1-9]\d?$/.test(text) ? Number(text) : Number.NaN;
  return gauge <= thinnest ? gauge : undefined;
}

/** Returns "20", or "4/0" for −3. */
export const writeGauge = (gauge: number): string => (gauge <= 0 ? `${String(1 - gauge)}/0` : String(gauge));
