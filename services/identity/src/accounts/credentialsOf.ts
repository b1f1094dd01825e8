import { createHash } from 'node:crypto';
import type { AccountRow } from '../database/tables';

/** A digest of password and device: what was begun with other ones ends when either changes. */
export const credentialsOf = ({ password_hash, totp_secret }: AccountRow): string =>
  createHash('sha256')
    .update(JSON.stringify([password_hash, totp_secret]))
    .digest('base64url');
