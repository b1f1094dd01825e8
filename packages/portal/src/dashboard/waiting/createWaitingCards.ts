import type { IntlShape } from 'react-intl';
import {
  emptyTicketListQuery,
  formatOrderListQuery,
  formatTicketListQuery,
  listStatusesToAct,
  openOrderStatuses,
  type SignedInUser,
} from '@kmx/core/portal';
import type { DashboardQuery } from '../../__generated__/customer/graphql';
import type { PortalLocale } from '../../app/PortalConfig';
import { createInventoryHref, createMachineHref } from '../../inventory/inventoryAddresses';
import { orderStatusIds } from '../../orders/orderMessages';
import { createOrderHref, createOrderListHref } from '../../parts/productInfoAddresses';
import type { MessageId } from '../../shared/MessageId';
import { serviceNameIds } from '../../shared/serviceLabels';
import { createTicketHref, createTicketListHref } from '../../tickets/shared/ticketAddresses';
import { createAccessRequestsHref, createUserHref } from '../../users/userAddresses';

export interface WaitingEntry {
  readonly id: string;
  readonly href: string;
  readonly title: string;
  readonly detail: string;
}

/** Pending entries of one type: number, first entries, and links to the complete lists. */
export interface WaitingCard {
  readonly id: string;
  readonly title: string;
  readonly total: number;
  readonly entries: readonly WaitingEntry[];
  readonly links: readonly { readonly href: string; readonly text: string }[];
}

type Data = NonNullable<DashboardQuery['dashboard']>;
type Person = Pick<SignedInUser, 'isInternal'>;

const formatDay = (intl: IntlShape, at: string) => intl.formatDate(at, { dateStyle: 'medium' });

function createTicketCard(intl: IntlShape, locale: PortalLocale, user: Person, data: Data): WaitingCard[] {
  const { tickets } = data;
  if (!tickets) return [];
  const status = listStatusesToAct(user.isInternal);
  const query = formatTicketListQuery({ ...emptyTicketListQuery, status });
  return [
    {
      id: 'tickets',
      title: intl.formatMessage({
        id: user.isInternal ? 'portal.waiting.queue' : 'portal.waiting.tickets',
      }),
      total: tickets.total,
      entries: tickets.items.map(({ id, number, subject, changedAt }) => ({
        id,
        href: createTicketHref(locale, id),
        title: subject,
        detail: intl.formatMessage(
          { id: 'portal.waiting.since' },
          { subject: number, date: formatDay(intl, changedAt) },
        ),
      })),
      links: [
        {
          href: createTicketListHref(locale, `?${query}`),
          text: intl.formatMessage({ id: 'portal.waiting.allTickets' }),
        },
      ],
    },
  ];
}

function createRequestCard(intl: IntlShape, locale: PortalLocale, { accessRequests }: Data): WaitingCard[] {
  if (!accessRequests) return [];
  return [
    {
      id: 'requests',
      title: intl.formatMessage({ id: 'portal.waiting.requests' }),
      total: accessRequests.total,
      entries: accessRequests.items.map(({ userId, name, application, requestedAt }) => {
        const service = intl.formatMessage({ id: serviceNameIds[application] });
        return {
          id: `${userId} ${application}`,
          href: createUserHref(locale, userId),
          title: name,
          detail: requestedAt
            ? intl.formatMessage(
                { id: 'portal.waiting.since' },
                { subject: service, date: formatDay(intl, requestedAt) },
              )
            : service,
        };
      }),
      links: [
        {
          href: createAccessRequestsHref(locale),
          text: intl.formatMessage({ id: 'portal.waiting.allRequests' }),
        },
      ],
    },
  ];
}

const coverIds = {
  warranty: 'portal.waiting.warrantyUntil',
  contract: 'portal.waiting.contractUntil',
} as const;

function createCoverCard(intl: IntlShape, locale: PortalLocale, { endingCovers }: Data): WaitingCard[] {
  if (!endingCovers) return [];
  const { warranties, contracts, items } = endingCovers;
  const createLink = (id: MessageId, count: number, search: string) =>
    count > 0
      ? [{ href: createInventoryHref(locale, { search }), text: intl.formatMessage({ id }, { count }) }]
      : [];
  return [
    {
      id: 'covers',
      title: intl.formatMessage({ id: 'portal.waiting.covers' }),
      total: warranties + contracts,
      entries: items.map(({ kind, machineId, machineName, serialNumber, until }) => ({
        id: `${machineId} ${kind}`,
        href: createMachineHref(locale, machineId),
        title: `${machineName} · ${serialNumber}`,
        detail: intl.formatMessage(
          { id: coverIds[kind] },
          { date: intl.formatDate(until, { dateStyle: 'medium', timeZone: 'UTC' }) },
        ),
      })),
      links: [
        ...createLink('portal.waiting.warranties', warranties, '?warranty=endsSoon'),
        ...createLink('portal.waiting.contracts', contracts, '?contract=endsSoon'),
      ],
    },
  ];
}

function createOrderCard(intl: IntlShape, locale: PortalLocale, { openOrders }: Data): WaitingCard[] {
  if (!openOrders) return [];
  const query = formatOrderListQuery({ text: '', status: openOrderStatuses, page: 1 });
  return [
    {
      id: 'orders',
      title: intl.formatMessage({ id: 'portal.waiting.orders' }),
      total: openOrders.total,
      entries: openOrders.items.map(({ reference, status, orderedAt }) => ({
        id: reference,
        href: createOrderHref(locale, reference),
        title: reference,
        detail: intl.formatMessage(
          { id: 'portal.waiting.ordered' },
          {
            status: intl.formatMessage({ id: orderStatusIds[status] }),
            date: formatDay(intl, orderedAt),
          },
        ),
      })),
      links: [
        {
          href: `${createOrderListHref(locale)}?${query}`,
          text: intl.formatMessage({ id: 'portal.waiting.allOrders' }),
        },
      ],
    },
  ];
}

function createApprovalCard(intl: IntlShape, locale: PortalLocale, { ordersToApprove }: Data): WaitingCard[] {
  if (!ordersToApprove) return [];
  const query = formatOrderListQuery({ text: '', status: ['waitingForApproval'], page: 1 });
  return [
    {
      id: 'approvals',
      title: intl.formatMessage({ id: 'portal.waiting.approvals' }),
      total: ordersToApprove.total,
      entries: ordersToApprove.items.map(({ reference, orderedBy, orderedAt }) => ({
        id: reference,
        href: createOrderHref(locale, reference),
        title: reference,
        detail: intl.formatMessage(
          { id: 'portal.waiting.since' },
          { subject: orderedBy, date: formatDay(intl, orderedAt) },
        ),
      })),
      links: [
        {
          href: `${createOrderListHref(locale)}?${query}`,
          text: intl.formatMessage({ id: 'portal.waiting.allApprovals' }),
        },
      ],
    },
  ];
}

/** Returns the non-empty cards. */
export const createWaitingCards = (
  intl: IntlShape,
  locale: PortalLocale,
  user: Person,
  data: Data,
): readonly WaitingCard[] =>
  [
    ...createTicketCard(intl, locale, user, data),
    ...createRequestCard(intl, locale, data),
    ...createApprovalCard(intl, locale, data),
    ...createOrderCard(intl, locale, data),
    ...createCoverCard(intl, locale, data),
  ].filter(({ total }) => total > 0);
