import { createHash } from 'node:crypto';

/** Chance that falls alike on every run. */
export interface Dice {
  /** From 0 up to 1, without it. */
  roll: () => number;
  /** A whole number from `least` to `most`, both included. */
  between: (least: number, most: number) => number;
  /** True so often, of 1. */
  happens: (share: number) => boolean;
  pick: <Item>(list: readonly Item[]) => Item;
}

/** Dice that always fall alike for the same name (mulberry32). */
export const createDice = (name: string): Dice => {
  let state = createHash('sha256').update(name).digest().readUInt32LE(0);
  const roll = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const between = (least: number, most: number): number => least + Math.floor(roll() * (most - least + 1));
  return {
    roll,
    between,
    happens: (share) => roll() < share,
    pick: (list) => {
      const found = list[between(0, list.length - 1)];
      if (found === undefined) throw new Error('Nothing to pick from.');
      return found;
    },
  };
};
