/** Follows the first link in the main region to an address that begins with `path`. */
const follow = (path, except = '') => {
  const excluded = except && `:not([href*="${except}"])`;
  return async (page) => {
    await page.locator(`main a[href*="/mykomax${path}"]${excluded}`).first().click();
    await page.waitForURL((url) => url.pathname.includes(`/mykomax${path}`));
  };
};

const press = (name) => (page) => page.getByRole('button', { name }).first().click();

/** Screens and dialogs of the portal. `open` is what a person does after the page has loaded. */
export const screens = [
  { name: 'Dashboard', path: '' },
  { name: 'Command palette', path: '', open: (page) => page.keyboard.press('Control+k') },
  { name: 'Consent', path: '', open: press('Privacy settings') },
  { name: 'Ticket list', path: '/tickets/list' },
  { name: 'Ticket', path: '/tickets/list', open: follow('/tickets/ticket-') },
  { name: 'New ticket', path: '/tickets/newticket' },
  { name: 'Inventory', path: '/inventory' },
  { name: 'Machine', path: '/inventory', open: follow('/inventory/', 'old') },
  { name: 'Old machines', path: '/inventory/old' },
  { name: 'Product information', path: '/product-information' },
  { name: 'Parts cart', path: '/cart' },
  { name: 'Orders', path: '/orders' },
  { name: 'Order', path: '/orders', open: follow('/orders/') },
  { name: 'Downloads', path: '/downloads' },
  { name: 'Wire flow', path: '/wire-flow' },
  { name: 'Account', path: '/account' },
  { name: 'Security', path: '/account/security' },
  { name: 'Notifications', path: '/account/notifications' },
  { name: 'Users', path: '/user-admin', person: 'admin' },
  { name: 'Invitation', path: '/user-admin', person: 'admin', open: press('Invite user') },
  { name: 'Access requests', path: '/user-admin/requests', person: 'admin' },
  { name: 'Approval of orders', path: '/user-admin/order-approval', person: 'admin' },
  { name: 'Import of users', path: '/user-admin/import', person: 'admin' },
];
