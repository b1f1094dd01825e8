import type { IntlShape } from 'react-intl/server';
import { searchTextParameter } from '@kmx/core';
import { Button, Select, TextField, type SelectOption } from '@kmx/design-system';
import { filterBarMessages } from './FilterBar.messages';
import { Bar, Chip, Chips, Count, Fields, Footer, Found, Reset } from './FilterBar.styles';

/** A choice as a link to the list with it or, if it is active, without it. */
export interface FilterChip {
  readonly text: string;
  readonly href: string;
  readonly count?: number | undefined;
  readonly isChosen: boolean;
}

export interface FilterChips {
  readonly label: string;
  readonly chips: readonly FilterChip[];
}

export interface FilterSelect {
  readonly name: string;
  readonly label: string;
  readonly all: string;
  /** Parameter value for all entries. */
  readonly allValue?: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
}

export interface FilterBarProps {
  readonly intl: IntlShape;
  /** Unique in the page; the ids of the fields start with it. */
  readonly id: string;
  /** URL of the list without query. */
  readonly action: string;
  readonly chips?: readonly FilterChips[];
  readonly selects?: readonly FilterSelect[];
  /** Search text; undefined hides the search field. */
  readonly text?: string | undefined;
  /** Other query parameters to preserve. */
  readonly hiddenFields?: readonly (readonly [name: string, value: string])[];
  readonly count: number;
  /** List without any filter; undefined if none is active. */
  readonly resetHref?: string | undefined;
}

const ChipRow = ({ intl, label, chips }: FilterChips & Pick<FilterBarProps, 'intl'>) => (
  <Chips aria-label={label}>
    {chips.map(({ text, href, count, isChosen }) => (
      <li key={text}>
        <Chip href={href} data-link="route" aria-current={isChosen ? 'true' : undefined}>
          {text}
          {count !== undefined && <Count>{intl.formatNumber(count)}</Count>}
        </Chip>
      </li>
    ))}
  </Chips>
);

function FilterForm({ intl, id, action, selects = [], text, hiddenFields = [] }: FilterBarProps) {
  if (selects.length === 0 && text === undefined) return null;
  return (
    <form action={action} method="get" aria-label={intl.formatMessage(filterBarMessages.title)}>
      {hiddenFields.map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Fields>
        {selects.map(({ name, label, all, allValue = '', value, options }) => (
          <Select
            key={name}
            id={`${id}-${name}`}
            name={name}
            label={label}
            defaultValue={value}
            options={[{ value: allValue, label: all }, ...options]}
          />
        ))}
        {text !== undefined && (
          <TextField
            id={`${id}-q`}
            name={searchTextParameter.name}
            type="search"
            label={intl.formatMessage(filterBarMessages.search)}
            defaultValue={text}
          />
        )}
        <Button type="submit" variant="secondary">
          {intl.formatMessage(filterBarMessages.apply)}
        </Button>
      </Fields>
    </form>
  );
}

/**
 * Filters of a list: links for frequent choices, a form for the others, and the number of results. Works without
 * JavaScript.
 */
export function FilterBar(props: FilterBarProps) {
  const { intl, chips = [], count, resetHref } = props;
  return (
    <Bar>
      {chips.map((row) => (
        <ChipRow key={row.label} intl={intl} {...row} />
      ))}
      <FilterForm {...props} />
      <Footer>
        <Found role="status">
          {intl.formatMessage(filterBarMessages.found, { count: intl.formatNumber(count) })}
        </Found>
        {resetHref && (
          <Reset href={resetHref} data-link="route">
            {intl.formatMessage(filterBarMessages.reset)}
          </Reset>
        )}
      </Footer>
    </Bar>
  );
}
