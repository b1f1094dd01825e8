import type { IntlShape } from 'react-intl/server';
import { rangeFieldNames, type RangeBins } from '@kmx/core';
import { TextField } from '@kmx/design-system';
import { productFiltersMessages } from './ProductFilters.messages';
import { Ends, Group, Legend, Reach, Unit } from './ProductFilters.styles';
import { RangeHistogram } from './RangeHistogram';

type End = 'from' | 'to';

/** A property to narrow, as two fields in the reader's units. */
export interface FilterRange {
  readonly key: string;
  readonly name: string;
  /** Localised unit such as `mm²`; empty for a plain number. */
  readonly unit: string;
  /** Code of the unit in the address. */
  readonly unitCode: string;
  /** Example of a valid entry. */
  readonly example: string;
  /** Minimum and maximum of the list, with their units. */
  readonly reach: { readonly least: string; readonly most: string };
  /** Distribution of the products over the range; undefined if all have the same value. */
  readonly bins?: RangeBins | undefined;
  readonly from: string;
  readonly to: string;
  /** Ends with an invalid entry. */
  readonly problems: readonly End[];
}

interface RangeFieldsProps {
  readonly intl: IntlShape;
  readonly id: string;
  readonly range: FilterRange;
}

export const rangeFieldId = (id: string, key: string, end: End): string => `${id}-${key}-${end}`;

/** Error message of a field, with a valid example. */
export const describeProblem = (intl: IntlShape, range: FilterRange, end: End): string =>
  intl.formatMessage(productFiltersMessages.notAFigure, { text: range[end], example: range.example });

/** Two fields for a range; the address contains the unit that the reader saw. */
export function RangeFields({ intl, id, range }: RangeFieldsProps) {
  const { key, name, unit, unitCode, reach, bins, problems } = range;
  const names = rangeFieldNames(key);
  return (
    <Group>
      <Legend>
        {name} {unit && <Unit>{unit}</Unit>}
      </Legend>
      <Ends>
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            id={rangeFieldId(id, key, end)}
            name={names[end]}
            label={intl.formatMessage(productFiltersMessages[end])}
            defaultValue={range[end]}
            error={problems.includes(end) ? describeProblem(intl, range, end) : undefined}
            autoComplete="off"
            // A keypad of digits has no slash for gauges such as 4/0.
            inputMode={unitCode === 'awg' ? undefined : 'decimal'}
          />
        ))}
      </Ends>
      {bins && <RangeHistogram {...bins} />}
      <Reach>{intl.formatMessage(productFiltersMessages.reach, reach)}</Reach>
      <input type="hidden" name={names.unit} value={unitCode} />
    </Group>
  );
}
