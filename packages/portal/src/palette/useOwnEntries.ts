'use client';

import { useIntl, type IntlShape } from 'react-intl';
import { deriveServiceTiles, portalPaths, type ServiceKey, type SignedInUser } from '@kmx/core/portal';
import { canApproveOrders, canReadOrders } from '../shared/canUse';
import type { MessageId } from '../shared/MessageId';
import type { PaletteEntry } from './PaletteEntry';

/** Service or right that grants access to a page. */
type Access = ServiceKey | ((user: SignedInUser) => boolean);

/** A page without `access` is available to everybody. */
interface Page extends PaletteEntry {
  readonly access?: Access;
}

const page = (id: string, path: string, label: string, keywords = '', access?: Access): Page => ({
  id: `pages.${id}`,
  group: 'pages',
  path,
  label,
  keywords: keywords.split(/[,、，]/),
  ...(access && { access }),
});

function createServicePages(intl: IntlShape): readonly Page[] {
  const format = (id: MessageId) => intl.formatMessage({ id });
  const tickets = format('portal.palette.words.tickets');
  const machines = format('portal.palette.words.inventory');
  const parts = format('portal.palette.words.parts');
  const [cart, users] = [format('portal.palette.words.cart'), format('portal.palette.words.users')];
  const { ticketList, newTicket, inventory, inventoryOld, productInformation, downloads } = portalPaths;
  return [
    page('tickets', ticketList, format('portal.frame.tickets'), tickets, 'ticketing'),
    page('newTicket', newTicket, format('portal.palette.page.newTicket'), tickets, 'ticketing'),
    page('inventory', inventory, format('portal.frame.inventory'), machines, 'assetdb'),
    page('inventoryOld', inventoryOld, format('portal.palette.page.inventoryOld'), machines, 'assetdb'),
    page('products', productInformation, format('portal.service.productinfo.name'), parts, 'productinfo'),
    page('cart', portalPaths.cart, format('portal.palette.page.cart'), cart, 'productinfo'),
    page('orders', portalPaths.orderList, format('portal.orders.title'), cart, canReadOrders),
    page('downloads', downloads, format('portal.palette.page.downloads'), '', 'artemis'),
    page('wireFlow', portalPaths.wireFlow, format('portal.wireFlow.title'), 'Artemis'),
    page('users', portalPaths.userList, format('portal.frame.users'), users, 'delegatedAdmin'),
    page(
      'accessRequests',
      portalPaths.accessRequests,
      format('portal.users.requests.title'),
      users,
      'delegatedAdmin',
    ),
    page(
      'orderApproval',
      portalPaths.orderApproval,
      format('portal.users.approval.title'),
      format('portal.palette.words.approval'),
      canApproveOrders,
    ),
    page('userImport', portalPaths.userImport, format('portal.users.import'), users, 'delegatedAdmin'),
  ];
}

const setting = (id: string, label: string, keywords: string, path?: string): PaletteEntry => ({
  id: `settings.${id}`,
  group: 'settings',
  label,
  keywords: keywords.split(/[,、，]/),
  ...(path && { path }),
});

/** Employees' accounts are managed elsewhere (section 6). */
function createSettings(intl: IntlShape, { isInternal }: SignedInUser): readonly PaletteEntry[] {
  const format = (id: MessageId) => intl.formatMessage({ id });
  const { account } = portalPaths;
  return [
    setting('account', format('portal.account.title'), format('portal.palette.words.account'), account),
    setting(
      'security',
      format('portal.security.title'),
      format('portal.palette.words.security'),
      portalPaths.security,
    ),
    setting(
      'notifications',
      format('portal.notifications.title'),
      format('portal.palette.words.notifications'),
      portalPaths.notifications,
    ),
    setting(
      'appearance',
      format('portal.account.appearance'),
      format('portal.palette.words.scheme'),
      `${account}#account-scheme`,
    ),
    ...(isInternal
      ? []
      : [
          setting(
            'units',
            format('portal.account.units'),
            format('portal.palette.words.units'),
            `${account}#account-measurementSystem`,
          ),
          setting('language', format('portal.account.language'), '', `${account}#account-language`),
        ]),
    setting('signOut', format('portal.frame.signOut'), ''),
  ];
}

/** Returns the pages and settings available to the user's roles, in the portal's order. */
export function useOwnEntries(user: SignedInUser): readonly PaletteEntry[] {
  const intl = useIntl();
  const open = deriveServiceTiles(user.roles, {})
    .filter(({ status }) => status === 'active')
    .map(({ key }) => key);
  const isAllowed = (access: Access | undefined) =>
    access === undefined || (typeof access === 'string' ? open.includes(access) : access(user));
  const pages = [
    page('dashboard', portalPaths.dashboard, intl.formatMessage({ id: 'portal.frame.dashboard' })),
    ...createServicePages(intl).filter(({ access }) => isAllowed(access)),
  ];
  return [...pages, ...createSettings(intl, user)];
}
