import { randomInt } from 'node:crypto';

/** Without 0 O, 1 I L and U: nothing that is read or heard as something else. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

const four = (): string => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join('');

/** A reference for people, such as KMX-7F3K-9Q2M: one of 656 billion. */
export const createReference = (): string => `KMX-${four()}-${four()}`;
