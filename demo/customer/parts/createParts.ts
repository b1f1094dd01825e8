import type { NewRow } from '../../../services/customer/src/database/tables';
import { partKeys } from '../../../services/customer/src/parts/partKeys';
import { createDice, type Dice } from '../dice';
import { nameLanguages, type PartKind } from './partKind';
import { spareKinds } from './spareKinds';
import { wearKinds } from './wearKinds';

export const partKinds: readonly PartKind[] = [...wearKinds, ...spareKinds];
export const partsPerKind = 20;

/** Id of the part of a kind at `index`. */
export const partIdOf = ({ code }: PartKind, index: number): string =>
  `part-${code.toLowerCase()}-${String(index + 1).padStart(2, '0')}`;

const warehouses = ['Zürich', 'Chicago', 'Budapest', 'Suzhou'] as const;
/** These languages write decimals with a point. */
const pointLanguages: readonly string[] = ['en', 'ja', 'zh'];

const namesOf = (kind: PartKind, suffix: string): Record<string, string> =>
  Object.fromEntries(
    nameLanguages.map((language, position) => {
      const shown = pointLanguages.includes(language) ? suffix : suffix.replace(/(\d)\.(\d)/g, '$1,$2');
      return [language, `${kind.names[position] ?? ''} ${shown}`];
    }),
  );

/** A figure and its unit stay on one line. */
const bindUnit = (measure: string): string => measure.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0');

/** In stock in all four grades of availability ("high above 20, medium above 5, low above 0"). */
const chooseStock = (dice: Dice): { stock: number; availability_days: number } => {
  const grade = dice.roll();
  if (grade < 0.15) return { stock: 0, availability_days: dice.between(4, 60) };
  if (grade < 0.35) return { stock: dice.between(1, 5), availability_days: 0 };
  return { stock: grade < 0.6 ? dice.between(6, 20) : dice.between(21, 400), availability_days: 0 };
};

/** A letter of the shelf, its number and the compartment. */
const chooseShelf = (dice: Dice): string =>
  `${dice.pick(warehouses)} ${dice.pick(['A', 'B', 'C', 'D'])}${dice.between(10, 48)}-${dice.between(1, 9)}`;

const createPart = (kind: PartKind, index: number): NewRow<'customer_parts'> => {
  const id = partIdOf(kind, index);
  const dice = createDice(id);
  const marks = kind.marks.length;
  const [size, mark] = [Math.floor(index / marks), index % marks];
  const suffix = [kind.sizes[size] ?? '', kind.marks[mark] ?? ''].map(bindUnit).filter(Boolean).join(' ');
  const articleNumber = `${kind.code}-${1000 + dice.between(0, 799) * 10 + size}-${mark}${index % 10}`;
  const names = namesOf(kind, suffix);
  return {
    id,
    article_number: articleNumber,
    ...partKeys({ articleNumber, names }),
    names: JSON.stringify(names),
    kind: kind.kind,
    ...chooseStock(dice),
    location: chooseShelf(dice),
    drawing: kind.drawing,
  };
};

/** 800 parts: each of the forty kinds in twenty makes. */
export const createParts = (): NewRow<'customer_parts'>[] =>
  partKinds.flatMap((kind) => Array.from({ length: partsPerKind }, (_, index) => createPart(kind, index)));
