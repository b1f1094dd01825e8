import { createDice } from '../dice';
import type { MachineProduct } from '../machines/products';

export interface Version {
  version: string;
  daysAgo: number;
}

/** The versions of a line of software, the oldest first: three to six, the last some weeks to months old. */
export const createVersions = (
  slug: string,
  [major, minor]: readonly [major: number, minor: number],
  isMaintained = true,
): Version[] => {
  const dice = createDice(`software ${slug}`);
  const count = dice.between(3, 6);
  const newest = isMaintained ? dice.between(12, 150) : dice.between(900, 1500);
  let daysAgo = newest;
  const ages = Array.from({ length: count }, () => {
    const age = daysAgo;
    daysAgo += dice.between(70, 240);
    return age;
  });
  return ages.toReversed().map((age, index) => ({
    version: `${major}.${minor + index}.${index === 0 ? 0 : dice.between(0, 4)}`,
    daysAgo: age,
  }));
};

/** The versions of a machine's software; none for a machine without any. */
export const versionsOf = ({ slug, firstVersion, status }: MachineProduct): Version[] =>
  firstVersion ? createVersions(slug, firstVersion, status === 'active') : [];
