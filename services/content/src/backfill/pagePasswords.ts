import { isPasswordHash, toStoredPassword } from '../contentPages/pagePasswords';

type Row = Readonly<Record<string, unknown>>;

/** Passwords as pages stored them before, each with what replaces it: one hash for all rows with the same password. */
export const listPasswordHashes = async (
  rows: readonly Row[],
): Promise<readonly { readonly password: string; readonly hash: string | null }[]> => {
  const passwords = new Set(rows.map(({ password }) => password));
  const plain = [...passwords].filter(
    (password): password is string => typeof password === 'string' && !isPasswordHash(password),
  );
  return Promise.all(plain.map(async (password) => ({ password, hash: await toStoredPassword(password) })));
};
