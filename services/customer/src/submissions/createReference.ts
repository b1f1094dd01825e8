import { randomInt } from 'node:crypto';

/** Excludes 0 O, 1 I L and U, which are easily confused in writing or speech. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const four = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Creates a readable reference such as KMX-7F3K-9Q2M, one of 656 billion. */
export const createReference = (): string => `KMX-${four()}-${four()}`;
