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

/**
 * Estimates like the identity service. Loaded when a new password is entered, because the library has half a megabyte.
 */
export const estimateStrength = (password: string, personal: readonly string[]): PasswordStrength =>
  toPasswordStrength(
    estimator.check(
      password.normalize('NFKC').slice(0, maxEstimatedCharacters),
      listPasswordGuesses(personal),
    ),
  );
