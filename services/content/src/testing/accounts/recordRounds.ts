import crypto from 'node:crypto';

/**
 * Returns a list to which each hash of a password adds its rounds of PBKDF2: the work of a request, which no clock has
 * to measure. One round is done, so that a test with hundreds of hashes takes seconds.
 */
export const recordRounds = (): number[] => {
  const recorded: number[] = [];
  const { pbkdf2 } = crypto;
  Object.assign(crypto, {
    pbkdf2: (...[password, salt, rounds, ...rest]: Parameters<typeof pbkdf2>) => {
      recorded.push(rounds);
      pbkdf2(password, salt, 1, ...rest);
    },
  });
  return recorded;
};
