import { createHash } from 'node:crypto';
import type { EnrolmentAccount } from '../../../toolkit/src/secondFactor/enrolment';
import type { AccountRow } from '../database/tables';

/** Digest of password and device. A sign-in that began with other credentials ends when either changes. */
export const credentialsOf = ({ password_hash, totp_secret }: AccountRow): string =>
  createHash('sha256')
    .update(JSON.stringify([password_hash, totp_secret]))
    .digest('base64url');

export const enrolmentAccountOf = (row: AccountRow): EnrolmentAccount => ({
  id: row.id,
  credentials: credentialsOf(row),
});
