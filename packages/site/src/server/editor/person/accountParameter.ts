/** Query parameter that shows the account sign-in form and carries its error code. */
export const accountParameter = 'account';
