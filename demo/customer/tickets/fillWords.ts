import type { Dice } from '../dice';
import type { MachineRow } from '../machines/createMachines';
import { partKinds } from '../parts/createParts';

const areas = [
  '0.13 mm²',
  '0.22 mm²',
  '0.35 mm²',
  '0.5 mm²',
  '0.75 mm²',
  '1.5 mm²',
  '2.5 mm²',
  '4 mm²',
] as const;

const wordsOf = (dice: Dice, machine: MachineRow | null): Readonly<Record<string, string>> => {
  const kinds = partKinds.filter(({ types }) => machine !== null && types.includes(machine.type));
  const templates = {
    side: String(dice.between(1, 2)),
    article: `${dice.pick(['WH', 'KB', 'HN', 'LX'])}-${dice.between(1200, 9800)}`,
    area: dice.pick(areas),
    terminal: `T-${dice.between(1100, 4900)}`,
    count: `${dice.between(120, 980)} 000`,
    rate: String(dice.between(8, 42) * 100),
    percent: String(dice.between(11, 24)),
    length: String(dice.between(2, 9)),
    weeks: String(dice.between(2, 51)),
  };
  if (machine === null) return templates;
  const part = (dice.pick(kinds).names[0] ?? '').toLowerCase();
  return { ...templates, part, machine: machine.name, serial: machine.serial_number };
};

/** Fills the words in braces, always alike within a ticket. Throws for one that it does not know. */
export const createFiller = (dice: Dice, machine: MachineRow | null): ((text: string) => string) => {
  const templates = wordsOf(dice, machine);
  return (text) => {
    const filled = text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const word = templates[name];
      if (word === undefined) throw new Error(`No word for {${name}}: ${text}`);
      return word;
    });
    return filled.slice(0, 1).toUpperCase() + filled.slice(1);
  };
};
