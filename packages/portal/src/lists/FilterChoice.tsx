'use client';

import { useIntl } from 'react-intl';
import { ColumnChoice } from '@kmx/design-system/workspace';

export type FilterOptions = readonly { readonly id: string; readonly label: string }[];

export interface FilterChoiceProps {
  /** Unique in the page. */
  readonly id: string;
  /** Name of the filter; the number of chosen options follows it. */
  readonly title: string;
  readonly options: FilterOptions;
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
}

/** Filter of a list; hidden while it has no options. */
export function FilterChoice({ id, title, options, chosen, onChange }: FilterChoiceProps) {
  const intl = useIntl();
  if (options.length === 0 && chosen.length === 0) return null;
  return (
    <ColumnChoice
      id={id}
      icon="filter"
      label={intl.formatMessage({ id: 'portal.users.filter.chosen' }, { label: title, count: chosen.length })}
      title={title}
      options={options}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
