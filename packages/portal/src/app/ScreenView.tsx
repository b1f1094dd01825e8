'use client';

import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import type { PortalScreen, SignedInUser } from '@kmx/core/portal';
import { Spinner } from '@kmx/design-system';

import type { PortalConfig, PortalLocale } from './PortalConfig';
import { ScreenBoundary } from './ScreenBoundary';

const Dashboard = lazy(() =>
  import('../dashboard/Dashboard').then((module) => ({ default: module.Dashboard })),
);
const Account = lazy(() => import('../account/Account').then((module) => ({ default: module.Account })));
const Security = lazy(() => import('../security/Security').then((module) => ({ default: module.Security })));
const Notifications = lazy(() =>
  import('../notifications/Notifications').then((module) => ({ default: module.Notifications })),
);
const UserList = lazy(() =>
  import('../users/list/UserList').then((module) => ({ default: module.UserList })),
);
const AccessRequests = lazy(() =>
  import('../users/requests/AccessRequests').then((module) => ({ default: module.AccessRequests })),
);
const ApprovalRules = lazy(() =>
  import('../users/approval/ApprovalRules').then((module) => ({ default: module.ApprovalRules })),
);
const UserImport = lazy(() =>
  import('../users/import/UserImport').then((module) => ({ default: module.UserImport })),
);
const UserDetail = lazy(() =>
  import('../users/detail/UserDetail').then((module) => ({ default: module.UserDetail })),
);
const TicketList = lazy(() =>
  import('../tickets/list/TicketList').then((module) => ({ default: module.TicketList })),
);
const NewTicket = lazy(() =>
  import('../tickets/create/NewTicket').then((module) => ({ default: module.NewTicket })),
);
const TicketView = lazy(() =>
  import('../tickets/detail/TicketView').then((module) => ({ default: module.TicketView })),
);
const Inventory = lazy(() =>
  import('../inventory/Inventory').then((module) => ({ default: module.Inventory })),
);
const MachineView = lazy(() =>
  import('../inventory/machine/MachineView').then((module) => ({ default: module.MachineView })),
);
const ProductInfos = lazy(() =>
  import('../productInfo/ProductInfos').then((module) => ({ default: module.ProductInfos })),
);
const ProductInfoView = lazy(() =>
  import('../productInfo/detail/ProductInfoView').then((module) => ({ default: module.ProductInfoView })),
);
const PartsCart = lazy(() => import('../cart/PartsCart').then((module) => ({ default: module.PartsCart })));
const Orders = lazy(() => import('../orders/Orders').then((module) => ({ default: module.Orders })));
const OrderView = lazy(() =>
  import('../orders/detail/OrderView').then((module) => ({ default: module.OrderView })),
);
const Downloads = lazy(() =>
  import('../downloads/Downloads').then((module) => ({ default: module.Downloads })),
);
const WireFlow = lazy(() => import('../wireFlow/WireFlow').then((module) => ({ default: module.WireFlow })));

export type SignedInScreen = Exclude<PortalScreen, { readonly kind: 'logout' | 'callback' }>;

interface ScreenViewProps {
  readonly screen: SignedInScreen;
  readonly config: PortalConfig;
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

function Screen({ screen, config, locale, user }: ScreenViewProps) {
  const common = { config, locale, user };
  switch (screen.kind) {
    case 'dashboard':
      return <Dashboard {...common} />;
    case 'account':
      return <Account {...common} />;
    case 'security':
      return <Security {...common} />;
    case 'notifications':
      return <Notifications locale={locale} />;
    case 'userList':
      return <UserList {...common} />;
    case 'accessRequests':
      return <AccessRequests locale={locale} user={user} />;
    case 'orderApproval':
      return <ApprovalRules locale={locale} user={user} />;
    case 'userImport':
      return <UserImport locale={locale} user={user} />;
    case 'userDetail':
      return <UserDetail key={screen.id} id={screen.id} locale={locale} user={user} />;
    case 'ticketList':
      return <TicketList {...common} />;
    case 'newTicket':
      return <NewTicket {...common} />;
    case 'ticketDetail':
      return <TicketView key={screen.id} id={screen.id} {...common} />;
    case 'inventory':
      return <Inventory isPlain={false} {...common} />;
    case 'inventoryOld':
      return <Inventory isPlain {...common} />;
    case 'machine':
      return <MachineView key={screen.id} id={screen.id} {...common} />;
    case 'productInfos':
      return <ProductInfos {...common} />;
    case 'productInfo':
      return <ProductInfoView key={screen.slug} slug={screen.slug} {...common} />;
    case 'partsCart':
      return <PartsCart {...common} />;
    case 'orderList':
      return <Orders {...common} />;
    case 'orderDetail':
      return <OrderView key={screen.reference} reference={screen.reference} {...common} />;
    case 'downloads':
      return <Downloads {...common} />;
    case 'wireFlow':
      return <WireFlow {...common} />;
  }
}

/** Renders a screen; its chunk is loaded on demand. */
export function ScreenView(props: ScreenViewProps) {
  const intl = useIntl();
  return (
    <ScreenBoundary key={props.screen.kind}>
      <Suspense fallback={<Spinner label={intl.formatMessage({ id: 'portal.frame.loading' })} />}>
        <Screen {...props} />
      </Suspense>
    </ScreenBoundary>
  );
}
