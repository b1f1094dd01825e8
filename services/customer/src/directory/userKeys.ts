import { normalizeText } from '@kmx/contract/text';

/** Keys for searching and sorting; family names come first. */
export const userKeys = (user: { email: string; firstName: string; lastName: string }) => ({
  email_key: normalizeText(user.email),
  name_key: normalizeText(`${user.lastName} ${user.firstName}`),
  search_key: normalizeText(`${user.firstName} ${user.lastName} ${user.firstName} ${user.email}`),
});
