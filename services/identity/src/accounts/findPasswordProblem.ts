import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  decidePasswordProblem,
  listPasswordGuesses,
  maxEstimatedCharacters,
  toPasswordStrength,
  type PasswordProblem,
} from '@kmx/contract/passwords';
import type { AccountRow } from '../database/tables';

/** With a list of 49,000 common and breached passwords. */
const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: maxEstimatedCharacters,
});

/** Finds why a person cannot choose this password, or null. */
export const findPasswordProblem = (
  password: string,
  { email, given_name, family_name }: Pick<AccountRow, 'email' | 'given_name' | 'family_name'>,
): PasswordProblem | null => {
  const guesses = listPasswordGuesses([email, given_name, family_name]);
  const estimated = password.normalize('NFKC').slice(0, maxEstimatedCharacters);
  return decidePasswordProblem(password, email, toPasswordStrength(estimator.check(estimated, guesses)));
};
