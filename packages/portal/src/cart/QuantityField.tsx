'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import { cartLimits } from '@kmx/core/portal';
import { IconButton } from '@kmx/design-system';
import { Frame, Input } from './QuantityField.styles';
import { readQuantity } from './readQuantity';

export interface QuantityFieldProps {
  /** Name of the part, for the labels of the field and its buttons. */
  readonly name: string;
  readonly quantity: number;
  /** 0 lets a line be removed by its quantity. */
  readonly smallest?: 0 | 1;
  readonly isFaulty?: boolean;
  readonly onChange: (quantity: number) => void;
}

const clamp = (quantity: number, smallest: number) =>
  Math.min(Math.max(quantity, smallest), cartLimits.quantity);

/** Quantity of a part: a field between two buttons. Typed values apply on blur or Enter. */
export function QuantityField({
  name,
  quantity,
  smallest = 1,
  isFaulty = false,
  onChange,
}: QuantityFieldProps) {
  const intl = useIntl();
  const [entered, setEntered] = useState<string>();
  const commit = () => {
    const read = entered === undefined ? undefined : readQuantity(entered);
    setEntered(undefined);
    if (read !== undefined && read !== quantity) onChange(clamp(read, smallest));
  };
  return (
    <Frame>
      <IconButton
        icon="minus"
        size={16}
        label={intl.formatMessage({ id: 'portal.cart.fewer' }, { name })}
        disabled={quantity <= smallest}
        onClick={() => onChange(clamp(quantity - 1, smallest))}
      />
      <Input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        aria-label={intl.formatMessage({ id: 'portal.cart.quantityOf' }, { name })}
        aria-invalid={isFaulty ? true : undefined}
        value={entered ?? String(quantity)}
        onChange={({ target }) => setEntered(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          commit();
        }}
      />
      <IconButton
        icon="plus"
        size={16}
        label={intl.formatMessage({ id: 'portal.cart.more' }, { name })}
        disabled={quantity >= cartLimits.quantity}
        onClick={() => onChange(clamp(quantity + 1, smallest))}
      />
    </Frame>
  );
}
