/** Addresses for notifications of the portal: no form is sent to them. */
export const portalRecipients: readonly string[] = ['tickets', 'parts-order', 'access-requests'];
