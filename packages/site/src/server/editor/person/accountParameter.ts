/** The query parameter that asks for the form of a person's sign-in, and tells it what was wrong. */
export const accountParameter = 'account';
