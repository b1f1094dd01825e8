import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { ownSession } from '../accounts/ownSession';
import { proveCurrentPassword } from '../accounts/proveCurrentPassword';
import { rejectAccount } from '../accounts/rejectAccount';
import type { User } from '../payload-types';
import { checkCode } from './checkCode';
import { lockFactor, type Factor } from './factorStore';
import { rejectFactor } from './rejectFactor';

export type Person = PayloadRequest & { user: User };

/** The password, and the code of the present device or a recovery code; empty without one. */
export interface Proof {
  password: string;
  code: string;
}

/** Payload hides the hash of the password from the user of a request. */
export const readAccount = async (req: Person): Promise<User> => {
  const { id } = req.user;
  const account = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  });
  if (!account) throw new Error(`The account ${id} is gone.`);
  return account;
};

/** @throws if the password is wrong, or after too many attempts */
export const provePassword = async (req: Person, password: string): Promise<void> => {
  const problem = await proveCurrentPassword(req, password || undefined, await readAccount(req));
  if (problem !== undefined) rejectAccount(req, [{ path: 'currentPassword', message: problem }]);
};

/** Checks the code if the account has a factor, and returns it locked. Runs in a transaction. */
export const proveFactor = async (req: Person, code: string): Promise<Factor | undefined> => {
  const factor = await lockFactor(req, req.user.id);
  if (factor && code === '') rejectFactor('secondFactorNeeded', 400);
  if (factor) await checkCode(req, factor, code, 400);
  return factor;
};

export const inTransaction = async <Result>(
  req: PayloadRequest,
  run: () => Promise<Result>,
): Promise<Result> => {
  const isOwn = await initTransaction(req);
  try {
    const result = await run();
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
};

/** Ends the sessions that began with other factors: all of the account but the one that makes the change. */
export const revokeOtherSessions = async (req: PayloadRequest, account: string): Promise<void> => {
  const own = req.user?.id === account ? ownSession(req) : undefined;
  const sessions = own ? [own] : [];
  await req.payload.db.updateOne({
    collection: 'users',
    id: account,
    data: { sessions },
    req,
    returning: false,
  });
};
