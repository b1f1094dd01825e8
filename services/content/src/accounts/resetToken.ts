import { createHash } from 'node:crypto';
import type { FieldHook, TextField } from 'payload';
import type { User } from '../payload-types';

/** A token has 160 random bits, so that its digest needs no salt. */
export const digestResetToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A change of another field passes the stored digest on. */
const digestNewToken: FieldHook<User, User['resetPasswordToken']> = ({ value, previousValue }) =>
  typeof value === 'string' && value !== previousValue ? digestResetToken(value) : value;

/** Payload's field, which would store the token of a mail as it is: a copy of the database could open accounts. */
export const resetTokenField: TextField = {
  name: 'resetPasswordToken',
  type: 'text',
  hooks: { beforeChange: [digestNewToken] },
};
