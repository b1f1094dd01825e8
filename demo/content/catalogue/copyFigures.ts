import { gaugeText, type Unit } from '../../product/conversion';
import { products } from '../../product/range/products';
import type { ProductSource } from '../../product/types';
import { namesIn } from './copyNames';

/** Figures that copy states of machines, by the word after the number. */
const units: readonly (readonly [pattern: string, units: readonly Unit[]])[] = [
  ['mm²', ['mm2']],
  ['kN', ['kN']],
  ['m/s', ['mps']],
  ['ft/s', ['ftps']],
  ['V (?:DC|AC)', ['volt']],
  ['(?:wires|leads|pieces|bars|ends|pairs|times)? ?an hour', ['piecesPerHour', 'pairsPerHour']],
];

const gauge = /AWG (?<from>[\d/]+)(?:(?: to |–)(?<to>[\d/]+))?/g;

export interface StatedFigure {
  value: string;
  unit: 'AWG' | Unit;
}

const spaced = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

/** Numbers with a unit in an English text; both ends of a range. */
export const statedFigures = (text: string): readonly StatedFigure[] => [
  ...units.flatMap(([pattern, [unit = 'mm2']]) =>
    [
      ...spaced(text).matchAll(
        new RegExp(`([\\d.,]*\\d)(?:(?: to |–)([\\d.,]*\\d))? ${pattern}(?![\\p{L}])`, 'gu'),
      ),
    ].flatMap(([, from, to]) =>
      [from, to].flatMap((value) =>
        value === undefined ? [] : [{ value: value.replaceAll(',', ''), unit }],
      ),
    ),
  ),
  ...[...spaced(text).matchAll(gauge)].flatMap(({ groups }) =>
    [groups?.['from'], groups?.['to']].flatMap((value) =>
      value === undefined ? [] : [{ value, unit: 'AWG' as const }],
    ),
  ),
];

/** `Linea 240 · 340` is short for `Linea 240 · Linea 340`. */
const expand = (text: string): string =>
  text.replaceAll(/(\p{L}+) (\d+(?: · \d+)+)/gu, (_, family: string, numbers: string) =>
    numbers
      .split(' · ')
      .map((number) => `${family} ${number}`)
      .join(' · '),
  );

export const productsIn = (text: string): readonly ProductSource[] => {
  const names = namesIn(expand(text));
  return products.filter(({ name }) =>
    names.some((found) => name === found || name.endsWith(` ${found}`) || name.startsWith(`${found} `)),
  );
};

const unitsOf = (unit: Unit): readonly Unit[] => units.find(([, all]) => all[0] === unit)?.[1] ?? [unit];

/** True when a data sheet of one of the products has the figure as an end of a range. */
export const hasFigure = (owners: readonly ProductSource[], { value, unit }: StatedFigure): boolean =>
  owners.some(({ variants }) =>
    variants.some(({ lines }) =>
      lines.some((line) => {
        if (line.minimum === null || line.maximum === null) return false;
        const ends = [line.minimum, line.maximum];
        if (unit === 'AWG') return line.unit === 'awg' && ends.map(gaugeText).includes(value);
        return line.unit !== null && unitsOf(unit).includes(line.unit) && ends.includes(Number(value));
      }),
    ),
  );
