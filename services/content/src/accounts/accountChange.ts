import type { User } from '../payload-types';
import { normalizeEmail } from './normalizeEmail';

type Account = Partial<User>;

/** Hooks run before fields are validated, so that values may be of another type than theirs. */
const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

export const newPasswordOf = ({ password }: Account): string | undefined => textOf(password);

export const currentPasswordOf = ({ currentPassword }: Account): string | undefined =>
  textOf(currentPassword);

export const hasNewEmail = ({ email }: Account, original: Account): boolean => {
  const entered = textOf(email);
  return entered !== undefined && normalizeEmail(entered) !== original.email;
};

export const hasNewRole = ({ role }: Account, original: Account): boolean =>
  role !== undefined && role !== original.role;

export const isDeactivated = ({ isActive }: Account, original: Account): boolean =>
  isActive === false && original.isActive !== false;

/** Values that prove who signs in, or reach the account. */
export const hasNewCredentials = (data: Account, original: Account): boolean =>
  newPasswordOf(data) !== undefined || hasNewEmail(data, original);

const newPasswordKey = (id: string): string => `newPassword:${id}`;

/** Hooks that run after the change see neither the password nor its hash. */
export const markNewPassword = (context: Record<string, unknown>, id: string): void => {
  context[newPasswordKey(id)] = true;
};

export const isMarkedAsNewPassword = (context: Record<string, unknown>, id: string): boolean =>
  context[newPasswordKey(id)] === true;
