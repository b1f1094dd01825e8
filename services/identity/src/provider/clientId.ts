/** The browser client of the portal. */
export const clientId = 'kmx_uapp_login';
