import type {
  CollectionAfterDeleteHook,
  CollectionBeforeLoginHook,
  FieldHook,
  PayloadRequest,
  TypeWithID,
} from 'payload';
import { z } from 'zod';
import { lacksSecondFactor } from '../access/lacksSecondFactor';
import { isReset, markWithoutSession } from '../accounts/resetPassword';
import { environment } from '../config/environment';
import type { User } from '../payload-types';
import { checkCode } from './checkCode';
import { deleteFactor, hasFactor, lockFactor } from './factorStore';
import { rejectFactor } from './rejectFactor';

const codeSchema = z.object({ code: z.string().trim().min(1).max(64) });

/** A link by mail sets a password but proves no second factor: ends the session that Payload has started with it. */
const endSession = async (req: PayloadRequest, { id }: User): Promise<void> => {
  markWithoutSession(req.context);
  await req.payload.db.updateOne({ collection: 'users', id, data: { sessions: [] }, req, returning: false });
};

/** Rejects people without a required second factor on the site, where they could not set one up. */
const requireEnrolment = (req: PayloadRequest, { role }: User): void => {
  const isOnSite = req.user?.collection === 'service-accounts';
  if (isOnSite && lacksSecondFactor(environment.isSecondFactorRequired, { role, hasSecondFactor: false }))
    rejectFactor('enrolmentNeeded', 401);
};

/** Runs after the comparison of the password, so that strangers do not learn who has a second factor. */
export const requireCode: CollectionBeforeLoginHook<User> = async ({ req, user }) => {
  const factor = await lockFactor(req, user.id);
  if (!factor) return requireEnrolment(req, user);
  if (isReset(req.context, user)) return endSession(req, user);
  const entered = codeSchema.safeParse(req.data).data?.code;
  if (entered === undefined) return rejectFactor('secondFactorNeeded', 401);
  await checkCode(req, factor, entered, 401);
};

export const readHasFactor: FieldHook<TypeWithID> = ({ originalDoc, req }) =>
  originalDoc ? hasFactor(req, String(originalDoc.id)) : false;

export const deleteFactorOfAccount: CollectionAfterDeleteHook<User> = ({ req, id }) =>
  deleteFactor(req, String(id));
