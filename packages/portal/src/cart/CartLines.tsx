'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import type { CartPart } from '@kmx/core/portal';
import { IconButton } from '@kmx/design-system';
import type { PartFactsFragment } from '../__generated__/customer/graphql';
import { DataRows } from '../lists/DataRows';
import { AvailabilityTag } from '../parts/AvailabilityTag';
import { ActionCell, Figures, PartText, Small } from '../parts/Parts.styles';
import { PartNameCell } from '../parts/PartTable';
import type { MessageId } from '../shared/MessageId';
import { SignTag } from '../shared/SignTag';
import { QuantityField } from './QuantityField';

/** A line of the cart; `part` is undefined until it is loaded, null when the service knows no such part. */
export interface CartLine {
  readonly line: CartPart;
  readonly part: PartFactsFragment | null | undefined;
  /** The service rejected the order for this line. */
  readonly isRejected: boolean;
}

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  readonly isBusy: boolean;
  readonly onQuantity: (line: CartLine, quantity: number) => void;
}

const nameOf = ({ line, part }: CartLine) => part?.name ?? line.articleNumber;

const PartCell = (line: CartLine) =>
  line.part ? (
    <PartNameCell part={line.part} />
  ) : (
    <PartText>
      <Figures translate="no">{line.line.articleNumber}</Figures>
    </PartText>
  );

function AvailabilityCell({ part, isRejected }: CartLine) {
  if (part === null || isRejected)
    return (
      <SignTag tone="error" drawing="M4 4l8 8M12 4l-8 8" value="rejected">
        <FormattedMessage id="portal.cart.unknownPart" />
      </SignTag>
    );
  if (part) return <AvailabilityTag part={part} />;
  return (
    <Small>
      <FormattedMessage id="portal.cart.availabilityUnknown" />
    </Small>
  );
}

/** The lines of the cart with their quantities and how well each part can be had. */
export function CartLines({ lines, isBusy, onQuantity }: CartLinesProps) {
  const intl = useIntl();
  const word = (id: MessageId) => intl.formatMessage({ id });
  return (
    <DataRows
      caption={word('portal.cart.title')}
      rows={lines}
      getRowId={({ line }) => line.key}
      isBusy={isBusy}
      columns={[
        { id: 'part', label: word('portal.parts.column.part'), render: PartCell },
        {
          id: 'quantity',
          label: word('portal.cart.quantity'),
          render: (line) => (
            <QuantityField
              name={nameOf(line)}
              quantity={line.line.quantity}
              smallest={0}
              isFaulty={line.isRejected}
              onChange={(quantity) => onQuantity(line, quantity)}
            />
          ),
        },
        { id: 'availability', label: word('portal.parts.column.availability'), render: AvailabilityCell },
        {
          id: 'remove',
          label: word('portal.cart.remove'),
          isLabelHidden: true,
          render: (line) => (
            <ActionCell>
              <IconButton
                icon="trash"
                label={intl.formatMessage({ id: 'portal.cart.removeName' }, { name: nameOf(line) })}
                onClick={() => onQuantity(line, 0)}
              />
            </ActionCell>
          ),
        },
      ]}
    />
  );
}
