import type { PasswordStrength } from './decidePasswordProblem';

/** Dictionary of zxcvbn with common and breached passwords. */
const breached = 'passwords-common';

/**
 * The cost of an estimate grows with the square of the length, and the rest of a longer password does not make it
 * weaker.
 */
export const maxEstimatedCharacters = 100;

/** Subset of a zxcvbn result. */
interface Estimate {
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly sequence: readonly { readonly pattern: string; readonly dictionaryName?: unknown }[];
}

/**
 * A password is common if a single dictionary entry matches all of it, including substitutions: "B4sk3tb4ll" is
 * "basketball".
 */
export function toPasswordStrength({ score, sequence }: Estimate): PasswordStrength {
  const [only, ...others] = sequence;
  const isCommon = others.length === 0 && only?.pattern === 'dictionary' && only.dictionaryName === breached;
  return { score, isCommon };
}

/** Lists words that an attacker would try first: parts of the user's names and address, and words of the portal. */
export const listPasswordGuesses = (personal: readonly string[]): string[] => [
  'komax',
  'mykomax',
  ...personal.flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)]).filter((text) => text.length > 2),
];
