import { createInitials } from './initials';
import { isFailedResponse } from './isFailedResponse';
import { decidePortalScreen, isPortalPath, portalPaths, type PortalScreen } from './portalScreens';
import { serviceStatuses } from './serviceStatus';

it.each([
  ['Mira', 'Keller', 'MK'],
  ['mira', 'keller', 'MK'],
  [' émile ', 'ångström', 'ÉÅ'],
  ['𠮷', '野', '𠮷野'],
  ['Mira', '', 'M'],
  ['', '', ''],
])('3 "initials (first letters of first and last name, uppercase)": %s %s is %s', (first, last, expected) => {
  expect(createInitials(first, last)).toBe(expected);
});

it.each([
  [null, true],
  [undefined, true],
  [{}, true],
  [{ me: null }, true],
  [{ me: null, users: undefined }, true],
  [{ me: null, users: { total: 0 } }, false],
  [{ count: 0 }, false],
  [{ isOpen: false }, false],
])(
  '7 "If all returned data fields are null, or no data comes back, the call counts as failed": %j',
  (data, expected) => {
    expect(isFailedResponse(data)).toBe(expected);
  },
);

it('4 "Service status values": ten', () => expect(new Set(serviceStatuses).size).toBe(10));

describe('2 the routes', () => {
  it.each<[string, PortalScreen | undefined]>([
    ['/mykomax', { kind: 'dashboard' }],
    ['/de-ch/mykomax', { kind: 'dashboard' }],
    ['/en/MyKomax/', { kind: 'dashboard' }],
    ['/mykomax/logout', { kind: 'logout' }],
    ['/mykomax/account', { kind: 'account' }],
    ['/mykomax/Account?x=1', { kind: 'account' }],
    ['/mykomax/user-admin', { kind: 'userList' }],
    ['/mykomax/user-admin/requests', { kind: 'accessRequests' }],
    ['/mykomax/user-admin/order-approval', { kind: 'orderApproval' }],
    ['/mykomax/user-admin/import', { kind: 'userImport' }],
    ['/mykomax/user-admin/U-001', { kind: 'userDetail', id: 'U-001' }],
    ['/mykomax/user-admin/a%2Fb', undefined],
    ['/mykomax/user-admin/u-001/more', undefined],
    ['/mykomax/tickets/list', { kind: 'ticketList' }],
    ['/de/mykomax/Tickets/List?page=2', { kind: 'ticketList' }],
    ['/mykomax/tickets/newticket', { kind: 'newTicket' }],
    ['/mykomax/tickets/newTicket?machine=m-1', { kind: 'newTicket' }],
    ['/mykomax/tickets/T-7a', { kind: 'ticketDetail', id: 'T-7a' }],
    ['/mykomax/tickets', undefined],
    ['/mykomax/tickets/T-7/more', undefined],
    ['/mykomax/tickets/..%2Flist', undefined],
    ['/mykomax/inventory', { kind: 'inventory' }],
    ['/mykomax/inventory/old', { kind: 'inventoryOld' }],
    ['/mykomax/inventory/M-1', { kind: 'machine', id: 'M-1' }],
    ['/mykomax/wire-flow', { kind: 'wireFlow' }],
    ['/mykomax/wire-flow/more', undefined],
    ['/mykomax/product-information', { kind: 'productInfos' }],
    ['/mykomax/product-information/bt-712', { kind: 'productInfo', slug: 'bt-712' }],
    ['/mykomax/product-information/cart', { kind: 'productInfo', slug: 'cart' }],
    ['/mykomax/cart', { kind: 'partsCart' }],
    ['/mykomax/cart/more', undefined],
    ['/mykomax/orders?page=2', { kind: 'orderList' }],
    ['/mykomax/orders/KMX-7F3K-9Q2M', { kind: 'orderDetail', reference: 'KMX-7F3K-9Q2M' }],
    ['/mykomax/downloads', { kind: 'downloads' }],
    ['/mykomax/downloads/d-1', undefined],
    ['/mykomax/callback', undefined],
    ['/mykomax/constructor/x', undefined],
    ['/mykomax/constructor', undefined],
    ['/mykomax/nothing', undefined],
    ['/en/callback?code=1', { kind: 'callback' }],
    ['/en/callback/more', undefined],
    ['/products', undefined],
    ['/', undefined],
  ])('%s', (path, expected) => {
    expect(decidePortalScreen(path)).toEqual(expected);
  });

  it.each([
    ['/mykomax', true],
    ['/de/MYKOMAX/tickets', true],
    ['/my%6bomax', true],
    ['/mykomaxx', false],
    ['/de/about/mykomax', false],
    ['/', false],
  ])('"Any path starting with /mykomax (case-insensitive) requires sign-in": %s', (path, expected) => {
    expect(isPortalPath(path)).toBe(expected);
  });

  it('every path of a screen resolves to a screen', () => {
    const { blankCallback, ...shown } = portalPaths;
    expect(decidePortalScreen(blankCallback)).toBeUndefined();
    expect(Object.values(shown).filter((path) => !decidePortalScreen(path))).toEqual([]);
  });
});
