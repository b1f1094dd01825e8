import type { IntlShape } from 'react-intl/server';
import { productListParameters } from '@kmx/core';
import { TextField } from '@kmx/design-system';

import { wireFilterMessages } from './WireFilter.messages';

/** Cross-section by which a list is narrowed. */
export interface FilterWire {
  /** Entry of the reader, or the cross-section of the address. */
  readonly value: string;
  /** True also for an empty entry, if the field is the only one of its form. */
  readonly isInvalid: boolean;
  /** Cross-sections in both systems, the reader's first. */
  readonly examples: readonly [example: string, other: string];
}

interface WireFilterFieldProps {
  readonly intl: IntlShape;
  readonly id: string;
  readonly wire: FilterWire;
}

/** Field for the reader's wire, in the filters and above the product areas. */
export function WireFilterField({ intl, id, wire }: WireFilterFieldProps) {
  const { value, isInvalid } = wire;
  const [example, other] = wire.examples;
  const problem = value === '' ? wireFilterMessages.missing : wireFilterMessages.invalid;
  const error = isInvalid ? intl.formatMessage(problem, { text: value, example, other }) : undefined;
  return (
    <TextField
      id={id}
      name={productListParameters.wire.name}
      label={intl.formatMessage(wireFilterMessages.label)}
      hint={intl.formatMessage(wireFilterMessages.hint, { example, other })}
      error={error}
      defaultValue={value}
      autoComplete="off"
    />
  );
}
