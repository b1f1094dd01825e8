import { unitCodes, unitOf, type UnitCode } from './unitTable';

const vulgarFraction = /(?<=\d)(?=[¼-¾⅐-⅞])/gu;

/**
 * Unifies characters that look alike: full-width letters, ² and ㎟, ½, several kinds of spaces and dashes in numbers.
 */
export const normalizeMeasurementText = (text: string): string =>
  text.replaceAll(vulgarFraction, ' ').normalize('NFKC').replaceAll('⁄', '/').replaceAll(/\s+/gu, ' ').trim();

const spellings = unitCodes.flatMap((code) => {
  const { symbol, aliases } = unitOf(code);
  return [symbol, code, ...aliases]
    .flatMap((spelling) => [spelling, normalizeMeasurementText(spelling)])
    .filter((spelling) => spelling !== '' && code !== 'one')
    .map((spelling) => [spelling, code] as const);
});

const exact = new Map<string, UnitCode>([...spellings].reverse());
const unitsByNormalizedText = new Map<string, UnitCode>(
  [...spellings].reverse().map(([spelling, code]) => [spelling.toLowerCase(), code]),
);

export const unitPattern = [...new Set([...exact.keys()].map(normalizeMeasurementText))]
  .sort((a, b) => b.length - a.length)
  .map((spelling) => spelling.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
  .join('|');

/**
 * Parses a unit in any spelling; letter case is only significant where units differ by it. An empty text is the unit
 * `one`.
 */
export function parseUnit(text: string): UnitCode | undefined {
  const known = text === '' ? 'one' : exact.get(text);
  if (known) return known;
  const spelling = normalizeMeasurementText(text);
  if (spelling === '') return 'one';
  return exact.get(spelling) ?? unitsByNormalizedText.get(spelling.toLowerCase());
}
