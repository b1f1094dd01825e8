import type { IntlShape } from 'react-intl/server';
import { Select } from '@kmx/design-system';
import { nameColumn, type ComparisonSheet } from './ComparisonSheet';
import { Switch } from './ComparisonStack.styles';
import { comparisonTableMessages as messages } from './ComparisonTable.messages';

interface ColumnSwitchProps {
  readonly intl: IntlShape;
  readonly sheet: ComparisonSheet;
}

/** Chooses the two products that a phone shows, by CSS alone. */
export function ColumnSwitch({ intl, sheet: { slug, columns } }: ColumnSwitchProps) {
  if (columns.length < 3) return null;
  const options = columns.map((column) => ({ value: column.key, label: nameColumn(column) }));
  return (
    <Switch>
      <Select
        id={`${slug}-first`}
        name="first"
        label={intl.formatMessage(messages.first)}
        options={options}
        defaultValue={columns[0]?.key}
      />
      <Select
        id={`${slug}-second`}
        name="second"
        label={intl.formatMessage(messages.second)}
        options={options}
        defaultValue={columns[1]?.key}
      />
    </Switch>
  );
}
