'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@kmx/design-system';
import type { OrderRefusalCode } from '../__generated__/customer/graphql';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';
import { SentNotice } from '../notices/SentNotice';
import { SupportNotice } from '../notices/SupportNotice';
import { createOrderHref } from '../parts/productInfoAddresses';
import { NoticeFrame } from '../shared/Detail.styles';
import type { OrderDraft } from './orderForm';
import { OrderLink } from './PartsCart.styles';
import type { OrderOutcome } from './usePartsOrder';

const rejectionIds = {
  unknownPart: 'portal.cart.rejected.unknownPart',
  unknownLocation: 'portal.cart.rejected.unknownLocation',
  empty: 'portal.cart.rejected.empty',
  invalid: 'portal.cart.rejected.invalid',
  tooMany: 'portal.cart.rejected.tooMany',
  alreadySent: 'portal.sent.text',
} as const satisfies Record<OrderRefusalCode, string>;

interface OrderNoticeProps {
  readonly outcome: OrderOutcome;
  readonly config: PortalConfig;
  readonly locale: PortalLocale;
  readonly isSending: boolean;
  /** The existing order is enough: the cart is emptied. */
  readonly onKeep: () => void;
  /** Sends the entries as an order of their own. */
  readonly onAnother: (draft: OrderDraft) => void;
}

function OutcomeMessages({ outcome, config, locale, isSending, onKeep, onAnother }: OrderNoticeProps) {
  const intl = useIntl();
  switch (outcome.kind) {
    case 'requested':
      return (
        <LiveFlashMessage
          type="success"
          title={intl.formatMessage({
            id: outcome.isWaitingForApproval ? 'portal.cart.waiting.title' : 'portal.cart.requested.title',
          })}
          outcome={outcome}
        >
          <FormattedMessage
            id={outcome.isWaitingForApproval ? 'portal.cart.waiting.text' : 'portal.cart.requested.text'}
            values={{ reference: outcome.reference, count: outcome.lines }}
          />
          <OrderLink href={createOrderHref(locale, outcome.reference)} data-link="route">
            <FormattedMessage id="portal.orders.open" values={{ reference: outcome.reference }} />
          </OrderLink>
        </LiveFlashMessage>
      );
    case 'rejected':
      return (
        <LiveFlashMessage
          type="error"
          title={intl.formatMessage({ id: 'portal.cart.rejected.title' })}
          outcome={outcome}
        >
          <FormattedMessage
            id={rejectionIds[outcome.code]}
            values={{ numbers: intl.formatList(outcome.articleNumbers, { type: 'unit' }) }}
          />
        </LiveFlashMessage>
      );
    case 'existing': {
      const { reference: number, at } = outcome.existing;
      return (
        <SentNotice titleId="portal.sent.order.title" textId="portal.sent.text" number={number} at={at}>
          <Button size="s" disabled={isSending} onClick={onKeep}>
            <FormattedMessage id="portal.sent.order.keep" values={{ number }} />
          </Button>
          <Button
            size="s"
            variant="secondary"
            isLoading={isSending}
            loadingLabel={intl.formatMessage({ id: 'portal.request.sending' })}
            onClick={() => onAnother(outcome.draft)}
          >
            <FormattedMessage id="portal.sent.order.new" />
          </Button>
        </SentNotice>
      );
    }
    case 'problem':
      return (
        <SupportNotice
          error={outcome.error}
          subject={intl.formatMessage({ id: 'portal.cart.title' })}
          config={config}
        />
      );
  }
}

/** Outcome of the order. Takes the focus, as the pressed button may be gone. The button below sends again. */
export function OrderNotice(props: OrderNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { outcome } = props;
  useEffect(() => frame.current?.focus(), [outcome]);
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <OutcomeMessages {...props} />
    </NoticeFrame>
  );
}
