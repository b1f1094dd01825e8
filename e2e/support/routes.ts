/** Pattern of the requests that the portal sends to the customer service, for `page.route`. */
export const customerApi = '**/api/customer';
