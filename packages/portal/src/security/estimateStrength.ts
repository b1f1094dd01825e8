import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import {
  listPasswordGuesses,
  maxEstimatedCharacters,
  toPasswordStrength,
  type PasswordStrength,
} from '@kmx/core/portal';

const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  maxLength: maxEstimatedCharacters,
});

/** Estimates as the identity service does. Half a megabyte: loaded when somebody enters a new password. */
export const estimateStrength = (password: string, personal: readonly string[]): PasswordStrength =>
  toPasswordStrength(
    estimator.check(
      password.normalize('NFKC').slice(0, maxEstimatedCharacters),
      listPasswordGuesses(personal),
    ),
  );
