import type { User } from '../payload-types';

/** Authors cannot publish, so that theirs is optional. */
const needsSecondFactor = (role: User['role']): boolean => role === 'editor' || role === 'admin';

/** Decides whether a person may do nothing but set up a second factor. */
export const lacksSecondFactor = (
  isRequired: boolean,
  { role, hasSecondFactor }: Pick<User, 'role' | 'hasSecondFactor'>,
): boolean => isRequired && needsSecondFactor(role) && hasSecondFactor !== true;
