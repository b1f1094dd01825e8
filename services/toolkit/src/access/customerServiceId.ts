/** Audience of access tokens for the customer service, and the name by which it introspects them (RFC 7662). */
export const customerServiceId = 'kmx_customer_service';
