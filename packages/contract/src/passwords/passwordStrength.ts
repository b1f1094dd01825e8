import type { PasswordStrength } from './decidePasswordProblem';

/** The dictionary of zxcvbn that holds common and breached passwords. */
const breached = 'passwords-common';

/** The time of an estimate grows with the square of the length; a password of this length is not guessed by its rest. */
export const maxEstimatedCharacters = 100;

/** The part of a result of zxcvbn that counts. */
interface Estimate {
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly sequence: readonly { readonly pattern: string; readonly dictionaryName?: unknown }[];
}

/** A password is common if one entry of the list explains all of it, also in disguise: "B4sk3tb4ll" is "basketball". */
export function toPasswordStrength({ score, sequence }: Estimate): PasswordStrength {
  const [only, ...others] = sequence;
  const isCommon = others.length === 0 && only?.pattern === 'dictionary' && only.dictionaryName === breached;
  return { score, isCommon };
}

/** Words that a guesser tries first for one person: the parts of names and address, and those of the portal. */
export const listPasswordGuesses = (personal: readonly string[]): string[] => [
  'komax',
  'mykomax',
  ...personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((text) => text.length > 2),
];
