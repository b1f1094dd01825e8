'use client';

import { useQuery } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { portalPaths, type PortalScreen, type SignedInUser } from '@kmx/core/portal';
import { Button, Container, SkipLink, VisuallyHidden } from '@kmx/design-system';

import { FrameMeDocument } from '../data/me.customerQuery';
import { CommandPalette } from '../palette/CommandPalette';
import { PaletteButton } from '../palette/PaletteButton';
import { canReadOrders, canUseInventory, canUseParts, canUseTickets } from '../shared/canUse';
import { toPortalHref } from '../shared/toPortalHref';

import type { PortalLocale } from './PortalConfig';
import { Area, Areas, Bar, Content, Name, Organisation, Person, Row } from './PortalFrame.styles';

const contentId = 'portal-content';

interface PortalFrameProps {
  readonly locale: PortalLocale;
  readonly screen: PortalScreen;
  readonly user: SignedInUser;
  readonly onSignOut: () => void;
  readonly children: ReactNode;
}

type AreaKind =
  | 'dashboard'
  | 'ticketList'
  | 'inventory'
  | 'productInformation'
  | 'orderList'
  | 'userList'
  | 'account';

/** Screens of each area; the first one is the area's start page. */
const screensOf: Record<AreaKind, readonly PortalScreen['kind'][]> = {
  dashboard: ['dashboard', 'downloads', 'wireFlow'],
  ticketList: ['ticketList', 'newTicket', 'ticketDetail'],
  inventory: ['inventory', 'inventoryOld', 'machine'],
  productInformation: ['productInfos', 'productInfo', 'partsCart'],
  orderList: ['orderList', 'orderDetail'],
  userList: ['userList', 'accessRequests', 'orderApproval', 'userImport', 'userDetail'],
  account: ['account', 'security', 'notifications'],
};

/** Areas available to the user's roles; dashboard and account are available to everybody. */
function useAreas({ user, locale }: PortalFrameProps) {
  const intl = useIntl();
  const area = (kind: AreaKind, text: string, isOpen = true) => ({
    kind,
    text,
    isOpen,
    href: toPortalHref(locale, portalPaths[kind]),
  });
  return [
    area('dashboard', intl.formatMessage({ id: 'portal.frame.dashboard' })),
    area('ticketList', intl.formatMessage({ id: 'portal.frame.tickets' }), canUseTickets(user)),
    area('inventory', intl.formatMessage({ id: 'portal.frame.inventory' }), canUseInventory(user)),
    area(
      'productInformation',
      intl.formatMessage({ id: 'portal.service.productinfo.name' }),
      canUseParts(user),
    ),
    area('orderList', intl.formatMessage({ id: 'portal.orders.title' }), canReadOrders(user)),
    area(
      'userList',
      intl.formatMessage({ id: 'portal.frame.users' }),
      user.isDelegatedAdminInternal || user.isDelegatedAdminExternal,
    ),
    area('account', intl.formatMessage({ id: 'portal.frame.account' })),
  ].filter(({ isOpen }) => isOpen);
}

/** Value of `aria-current` for an area: `page` for its start page, `true` for a screen below it. */
function decideCurrent(kind: AreaKind, screen: PortalScreen): 'page' | 'true' | undefined {
  const [page] = screensOf[kind];
  if (screen.kind === page) return 'page';
  return screensOf[kind].includes(screen.kind) ? 'true' : undefined;
}

function PersonLine({ user }: { readonly user: SignedInUser }) {
  const intl = useIntl();
  const { data } = useQuery(FrameMeDocument, { fetchPolicy: 'cache-first' });
  const organisations = data?.me?.organisations.map(({ name }) => name) ?? [];
  return (
    <Name>
      <span>
        <VisuallyHidden>{intl.formatMessage({ id: 'portal.frame.signedInAs' })} </VisuallyHidden>
        {user.fullName || user.email}
      </span>
      {organisations.length > 0 && (
        <Organisation>{intl.formatList(organisations, { type: 'unit', style: 'short' })}</Organisation>
      )}
    </Name>
  );
}

/** Bar above every screen: areas, signed-in user and sign-out. */
export function PortalFrame(props: PortalFrameProps) {
  const { locale, screen, user, onSignOut, children } = props;
  const intl = useIntl();
  const areas = useAreas(props);
  return (
    <>
      <SkipLink href={`#${contentId}`}>{intl.formatMessage({ id: 'portal.frame.skip' })}</SkipLink>
      <Bar>
        <Container>
          <Row>
            <nav aria-label={intl.formatMessage({ id: 'portal.frame.navigation' })}>
              <Areas>
                {areas.map(({ kind, text, href }) => (
                  <li key={kind}>
                    <Area href={href} data-link="route" aria-current={decideCurrent(kind, screen)}>
                      {text}
                    </Area>
                  </li>
                ))}
              </Areas>
            </nav>
            <Person>
              <PersonLine user={user} />
              <PaletteButton />
              <Button variant="ghost" size="s" icon="logout" onClick={onSignOut}>
                {intl.formatMessage({ id: 'portal.frame.signOut' })}
              </Button>
            </Person>
          </Row>
        </Container>
      </Bar>
      <CommandPalette locale={locale} user={user} />
      <Content id={contentId} tabIndex={-1}>
        <Container>{children}</Container>
      </Content>
    </>
  );
}
