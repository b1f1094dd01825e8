import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  decidePasswordProblem,
  listPasswordGuesses,
  maxEstimatedCharacters,
  toPasswordStrength,
  type PasswordProblem,
} from '@kmx/contract/passwords';

/** With a list of 49,000 common and breached passwords. */
const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: maxEstimatedCharacters,
});

interface PasswordOwner {
  readonly email: string;
  readonly names: readonly string[];
}

/** Finds why a person cannot choose this password, or null. The one rule of customers, employees and editors. */
export const findPasswordProblem = (
  password: string,
  { email, names }: PasswordOwner,
): PasswordProblem | null => {
  const guesses = listPasswordGuesses([email, ...names]);
  const estimated = password.normalize('NFKC').slice(0, maxEstimatedCharacters);
  return decidePasswordProblem(password, email, toPasswordStrength(estimator.check(estimated, guesses)));
};
