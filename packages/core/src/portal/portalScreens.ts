import { splitPath } from '../paths/splitPath';

/** Paths inside the main site, without the locale (section 2). */
export const portalPaths = {
  dashboard: '/mykomax',
  logout: '/mykomax/logout',
  account: '/mykomax/account',
  security: '/mykomax/account/security',
  notifications: '/mykomax/account/notifications',
  userList: '/mykomax/user-admin',
  accessRequests: '/mykomax/user-admin/requests',
  orderApproval: '/mykomax/user-admin/order-approval',
  userImport: '/mykomax/user-admin/import',
  ticketList: '/mykomax/tickets/list',
  newTicket: '/mykomax/tickets/newticket',
  inventory: '/mykomax/inventory',
  inventoryOld: '/mykomax/inventory/old',
  wireFlow: '/mykomax/wire-flow',
  productInformation: '/mykomax/product-information',
  cart: '/mykomax/cart',
  orderList: '/mykomax/orders',
  downloads: '/mykomax/downloads',
  callback: '/callback',
  blankCallback: '/blank-callback',
} as const;

export type PortalScreen =
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'account' }
  | { readonly kind: 'security' }
  | { readonly kind: 'notifications' }
  | { readonly kind: 'userList' }
  | { readonly kind: 'accessRequests' }
  | { readonly kind: 'orderApproval' }
  | { readonly kind: 'userImport' }
  | { readonly kind: 'userDetail'; readonly id: string }
  | { readonly kind: 'ticketList' }
  | { readonly kind: 'newTicket' }
  | { readonly kind: 'ticketDetail'; readonly id: string }
  | { readonly kind: 'inventory' }
  | { readonly kind: 'inventoryOld' }
  | { readonly kind: 'machine'; readonly id: string }
  | { readonly kind: 'productInfos' }
  | { readonly kind: 'productInfo'; readonly slug: string }
  | { readonly kind: 'partsCart' }
  | { readonly kind: 'orderList' }
  | { readonly kind: 'orderDetail'; readonly reference: string }
  | { readonly kind: 'downloads' }
  | { readonly kind: 'wireFlow' }
  | { readonly kind: 'logout' }
  | { readonly kind: 'callback' };

/** Screens with a fixed path, by the segments below `/mykomax`. */
const screens = new Map<string, PortalScreen>([
  ['', { kind: 'dashboard' }],
  ['logout', { kind: 'logout' }],
  ['account', { kind: 'account' }],
  ['account/security', { kind: 'security' }],
  ['account/notifications', { kind: 'notifications' }],
  ['user-admin', { kind: 'userList' }],
  ['user-admin/requests', { kind: 'accessRequests' }],
  ['user-admin/order-approval', { kind: 'orderApproval' }],
  ['user-admin/import', { kind: 'userImport' }],
  ['tickets/list', { kind: 'ticketList' }],
  ['tickets/newticket', { kind: 'newTicket' }],
  ['inventory', { kind: 'inventory' }],
  ['inventory/old', { kind: 'inventoryOld' }],
  ['product-information', { kind: 'productInfos' }],
  ['cart', { kind: 'partsCart' }],
  ['orders', { kind: 'orderList' }],
  ['downloads', { kind: 'downloads' }],
  ['wire-flow', { kind: 'wireFlow' }],
]);

/** Detail screens, by their area. */
const details = new Map<string, (id: string) => PortalScreen>([
  ['user-admin', (id) => ({ kind: 'userDetail', id })],
  ['tickets', (id) => ({ kind: 'ticketDetail', id })],
  ['inventory', (id) => ({ kind: 'machine', id })],
  ['orders', (reference) => ({ kind: 'orderDetail', reference })],
  ['product-information', (slug) => ({ kind: 'productInfo', slug })],
]);

const prefix = 'mykomax';

/**
 * "Any path starting with /mykomax (case-insensitive) requires sign-in" (section 2): `path` is inside the site, with
 * or without locale.
 */
export const isPortalPath = (path: string): boolean =>
  splitPath(path).segments[0]?.decoded?.toLowerCase() === prefix;

/**
 * Returns the screen of a path inside the main site, with or without locale (section 2); `undefined` results in 404.
 */
export function decidePortalScreen(path: string): PortalScreen | undefined {
  const parts = splitPath(path).segments.map(({ decoded }) => decoded);
  const [first, ...below] = parts.map((part) => part?.toLowerCase());
  if (parts.includes(undefined)) return undefined;
  if (first === 'callback') return below.length === 0 ? { kind: 'callback' } : undefined;
  if (first !== prefix) return undefined;
  const screen = screens.get(below.join('/'));
  if (screen || below.length !== 2) return screen;
  // Ids are case-sensitive.
  const [area, id] = [below[0], parts[2]];
  return area && id ? details.get(area)?.(id) : undefined;
}
