'use client';

import { useIntl, type IntlShape } from 'react-intl';
import { deriveServiceTiles, portalPaths, type ServiceKey, type SignedInUser } from '@kmx/core/portal';
import type { PaletteEntry } from './PaletteEntry';

/** A page with the service that opens it; without one it is everybody's. */
interface Page extends PaletteEntry {
  readonly service?: ServiceKey;
}

const page = (id: string, path: string, label: string, words = '', service?: ServiceKey): Page => ({
  ...{ id: `pages.${id}`, group: 'pages', path, label },
  keywords: words.split(/[,、，]/),
  ...(service && { service }),
});

function createServicePages(intl: IntlShape): readonly Page[] {
  const say = (id: string) => intl.formatMessage({ id });
  const tickets = say('portal.palette.words.tickets');
  const machines = say('portal.palette.words.inventory');
  const parts = say('portal.palette.words.parts');
  const [cart, users] = [say('portal.palette.words.cart'), say('portal.palette.words.users')];
  const { ticketList, newTicket, inventory, inventoryOld, productInformation, downloads } = portalPaths;
  return [
    page('tickets', ticketList, say('portal.frame.tickets'), tickets, 'ticketing'),
    page('newTicket', newTicket, say('portal.palette.page.newTicket'), tickets, 'ticketing'),
    page('inventory', inventory, say('portal.frame.inventory'), machines, 'assetdb'),
    page('inventoryOld', inventoryOld, say('portal.palette.page.inventoryOld'), machines, 'assetdb'),
    page('products', productInformation, say('portal.service.productinfo.name'), parts, 'productinfo'),
    page('cart', portalPaths.cart, say('portal.palette.page.cart'), cart, 'productinfo'),
    page('orders', portalPaths.orderList, say('portal.orders.title'), cart, 'productinfo'),
    page('downloads', downloads, say('portal.palette.page.downloads'), '', 'artemis'),
    page('wireFlow', portalPaths.wireFlow, say('portal.wireFlow.title'), 'Artemis'),
    page('users', portalPaths.userList, say('portal.frame.users'), users, 'delegatedAdmin'),
  ];
}

const setting = (id: string, label: string, words: string, path?: string): PaletteEntry => ({
  ...{ id: `settings.${id}`, group: 'settings', label, keywords: words.split(/[,、，]/) },
  ...(path && { path }),
});

/** The entries of an employee's account are managed elsewhere (section 6). */
function createSettings(intl: IntlShape, { isInternal }: SignedInUser): readonly PaletteEntry[] {
  const say = (id: string) => intl.formatMessage({ id });
  const { account } = portalPaths;
  return [
    setting('account', say('portal.account.title'), say('portal.palette.words.account'), account),
    setting(
      'security',
      say('portal.security.title'),
      say('portal.palette.words.security'),
      portalPaths.security,
    ),
    ...(isInternal
      ? []
      : [
          setting(
            'units',
            say('portal.account.units'),
            say('portal.palette.words.units'),
            `${account}#account-measurementSystem`,
          ),
          setting('language', say('portal.account.language'), '', `${account}#account-language`),
        ]),
    setting('signOut', say('portal.frame.signOut'), ''),
  ];
}

/** The pages and settings that a person's roles open, in the portal's order. */
export function useOwnEntries(user: SignedInUser): readonly PaletteEntry[] {
  const intl = useIntl();
  const open = deriveServiceTiles(user.roles, {})
    .filter(({ status }) => status === 'active')
    .map(({ key }) => key);
  const pages = [
    page('dashboard', portalPaths.dashboard, intl.formatMessage({ id: 'portal.frame.dashboard' })),
    ...createServicePages(intl).filter(({ service }) => service === undefined || open.includes(service)),
  ];
  return [...pages, ...createSettings(intl, user)];
}
