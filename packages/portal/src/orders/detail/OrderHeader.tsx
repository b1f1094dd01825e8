'use client';

import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '../../shared/MessageId';
import { PortalHeading } from '../../shared/PortalHeading';
import { createLocationLabel } from '../../tickets/shared/locationLabel';
import { Field, Details } from '../../users/detail/UserDetail.styles';
import { OrderStatusTag } from '../OrderStatusTag';
import { approvalMessages } from './approvalMessages';
import type { OrderDetail } from './orderAgain';

const Row = ({ labelId, children }: { labelId: MessageId; children: ReactNode }) => (
  <Field>
    <dt>
      <FormattedMessage id={labelId} />
    </dt>
    <dd>{children}</dd>
  </Field>
);

function Time({ at }: { readonly at: string }) {
  const intl = useIntl();
  return <time dateTime={at}>{intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' })}</time>;
}

/** Reference, status and data of an order. */
export function OrderHeader({ detail: { order, note, approval } }: { readonly detail: OrderDetail }) {
  const intl = useIntl();
  return (
    <>
      <PortalHeading
        overline={intl.formatMessage({ id: 'portal.orders.overline' })}
        title={order.reference}
        lead={<OrderStatusTag status={order.status} />}
      />
      <Details>
        <Row labelId="portal.orders.column.orderedAt">
          <Time at={order.orderedAt} />
        </Row>
        <Row labelId="portal.orders.changedAt">
          <Time at={order.changedAt} />
        </Row>
        <Row labelId="portal.orders.column.orderedBy">{order.orderedBy}</Row>
        <Row labelId="portal.machine.organisation">{order.location.organisation.name}</Row>
        <Row labelId="portal.cart.location">{createLocationLabel(intl, order.location)}</Row>
        <Row labelId="portal.cart.reference">{order.customerReference ?? '–'}</Row>
        {note && <Row labelId="portal.cart.note">{note}</Row>}
        {approval && (
          <Row labelId={approvalMessages[approval.decision].by}>
            {approval.decidedBy}, <Time at={approval.decidedAt} />
          </Row>
        )}
        {approval?.note && <Row labelId="portal.users.note">{approval.note}</Row>}
      </Details>
    </>
  );
}
