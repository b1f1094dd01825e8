import type { PasswordProblem } from '@kmx/contract/passwords';
import { findPasswordProblem } from '../../../toolkit/src/passwords/findPasswordProblem';

const messages: Readonly<Record<PasswordProblem, string>> = {
  length: 'The password needs 10 to 200 characters.',
  email: 'The password must not be the e-mail address.',
  common: 'A password like this is on lists of known passwords. Choose another one.',
  weak: 'This password is easy to guess. Make it longer, or use several words that do not belong together.',
};

const listTexts = (...values: readonly unknown[]): string[] =>
  values.filter((value) => typeof value === 'string');

/** Returns why an account cannot have this password, as a sentence; undefined if it can. Its fields may not be validated yet. */
export const describePasswordProblem = (
  password: string,
  { email, name }: { email?: unknown; name?: unknown },
): string | undefined => {
  const [address = ''] = listTexts(email);
  const problem = findPasswordProblem(password, { email: address, names: listTexts(name) });
  return problem === null ? undefined : messages[problem];
};
