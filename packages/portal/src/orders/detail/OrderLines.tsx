'use client';

import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { DataRows } from '../../lists/DataRows';
import { AvailabilityTag } from '../../parts/AvailabilityTag';
import { Figures, PartText } from '../../parts/Parts.styles';
import { PartNameCell } from '../../parts/PartTable';
import { SignTag } from '../../shared/SignTag';
import type { OrderedLine } from './orderAgain';

const PartCell = ({ part, name, articleNumber }: OrderedLine) =>
  part ? (
    <PartNameCell part={part} />
  ) : (
    <PartText>
      {name}
      <Figures translate="no">{articleNumber}</Figures>
    </PartText>
  );

const AvailabilityCell = ({ part }: OrderedLine) =>
  part ? (
    <AvailabilityTag part={part} />
  ) : (
    <SignTag tone="neutral" drawing="M2 8h8M10 4v8" value="discontinued">
      <FormattedMessage id="portal.orders.discontinued" />
    </SignTag>
  );

/** The lines of an order with the current availability of their parts. */
export function OrderLines({ lines }: { readonly lines: readonly OrderedLine[] }) {
  const intl = useIntl();
  return (
    <DataRows
      caption={intl.formatMessage({ id: 'portal.orders.lines' })}
      rows={lines}
      getRowId={({ articleNumber }) => articleNumber}
      columns={[
        { id: 'part', label: intl.formatMessage({ id: 'portal.parts.column.part' }), render: PartCell },
        {
          id: 'quantity',
          label: intl.formatMessage({ id: 'portal.cart.quantity' }),
          kind: 'amount',
          render: ({ quantity }) => <FormattedNumber value={quantity} />,
        },
        {
          id: 'availability',
          label: intl.formatMessage({ id: 'portal.orders.availability' }),
          render: AvailabilityCell,
        },
      ]}
    />
  );
}
