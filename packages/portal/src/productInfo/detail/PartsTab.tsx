'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import { Heading } from '@kmx/design-system';
import { AddToCart } from '../../cart/AddToCart';
import { FillingNotice } from '../../cart/FillingNotice';
import { useCartFilling } from '../../cart/useCartFilling';
import { EmptyState } from '../../notices/EmptyState';
import { Part, Screen } from '../../parts/Parts.styles';
import { PartTable, type PartRow } from '../../parts/PartTable';
import type { ProductDetail } from './ProductHeader';

interface PartsTabProps {
  readonly detail: ProductDetail;
  readonly user: SignedInUser;
}

const groups = [
  { kind: 'wear', titleId: 'portal.productInfo.wearParts', hasCycles: true },
  { kind: 'spare', titleId: 'portal.productInfo.spareParts', hasCycles: false },
] as const;

const isOfKind = (kind: 'wear' | 'spare') => (row: PartRow) => row.part.kind === kind;

/** Wear parts of a product with their replacement cycles, and its spare parts. */
export function PartsTab({ detail: { parts }, user }: PartsTabProps) {
  const intl = useIntl();
  const { filling, fill } = useCartFilling(user.id);
  if (parts.length === 0)
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'portal.productInfo.noParts.title' })}
        text={intl.formatMessage({ id: 'portal.productInfo.noParts.text' })}
      />
    );
  return (
    <Screen>
      <FillingNotice filling={filling} />
      {groups
        .map((group) => ({ ...group, rows: parts.filter(isOfKind(group.kind)) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ kind, titleId, hasCycles, rows }) => (
          <Part key={kind}>
            <Heading level={2} size="m">
              <FormattedMessage id={titleId} />
            </Heading>
            <PartTable
              caption={intl.formatMessage({ id: titleId })}
              rows={rows}
              isOneKind
              hasCycles={hasCycles}
              action={{
                label: intl.formatMessage({ id: 'portal.cart.quantity' }),
                render: (part) => (
                  <AddToCart part={part} onAdd={(added, quantity) => fill([{ part: added, quantity }])} />
                ),
              }}
            />
          </Part>
        ))}
    </Screen>
  );
}
