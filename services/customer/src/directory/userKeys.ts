import { fold } from '../text/fold';

/** What a user is found and sorted by; family names come first. */
export const userKeys = (user: { email: string; firstName: string; lastName: string }) => ({
  email_key: fold(user.email),
  name_key: fold(`${user.lastName} ${user.firstName}`),
  search_key: fold(`${user.firstName} ${user.lastName} ${user.firstName} ${user.email}`),
});
