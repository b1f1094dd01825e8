'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@kmx/design-system';
import type { PartFactsFragment } from '../__generated__/customer/graphql';
import { BarGroup } from '../parts/Parts.styles';
import { QuantityField } from './QuantityField';

interface AddToCartProps {
  readonly part: PartFactsFragment;
  /** Answers whether the part found room in the cart. */
  readonly onAdd: (part: PartFactsFragment, quantity: number) => boolean;
}

/**
 * Quantity of a part and the button that adds it. The button shows a tick afterwards, as the notice may be out of
 * sight.
 */
export function AddToCart({ part, onAdd }: AddToCartProps) {
  const intl = useIntl();
  const [quantity, setQuantity] = useState(1);
  const [isAdded, setAdded] = useState(false);
  const choose = (next: number) => {
    setQuantity(next);
    setAdded(false);
  };
  return (
    <BarGroup>
      <QuantityField name={part.name} quantity={quantity} onChange={choose} />
      <Button
        variant="secondary"
        size="s"
        icon={isAdded ? 'check' : 'cart'}
        aria-label={intl.formatMessage({ id: 'portal.parts.addName' }, { name: part.name })}
        onClick={() => {
          setAdded(onAdd(part, quantity));
          setQuantity(1);
        }}
      >
        <FormattedMessage id="portal.parts.add" />
      </Button>
    </BarGroup>
  );
}
