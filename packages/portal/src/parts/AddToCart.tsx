'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@kmx/design-system';
import type { PartFactsFragment } from '../__generated__/customer/graphql';
import { QuantityField } from '../cart/QuantityField';
import { BarGroup } from './Parts.styles';

interface AddToCartProps {
  readonly part: PartFactsFragment;
  readonly onAdd: (part: PartFactsFragment, quantity: number) => void;
}

/** How many of a part, and the button that puts them into the cart; one is chosen again afterwards. */
export function AddToCart({ part, onAdd }: AddToCartProps) {
  const intl = useIntl();
  const [quantity, setQuantity] = useState(1);
  return (
    <BarGroup>
      <QuantityField name={part.name} quantity={quantity} onChange={setQuantity} />
      <Button
        variant="secondary"
        size="s"
        icon="cart"
        aria-label={intl.formatMessage({ id: 'portal.parts.addName' }, { name: part.name })}
        onClick={() => {
          onAdd(part, quantity);
          setQuantity(1);
        }}
      >
        <FormattedMessage id="portal.parts.add" />
      </Button>
    </BarGroup>
  );
}
