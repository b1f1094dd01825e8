'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { normalizeText } from '@kmx/core/portal';
import { Checkbox, TextField } from '@kmx/design-system';
import { SheetButton } from '@kmx/design-system/workspace';
import type { FilterChoiceProps, FilterOptions } from './FilterChoice';
import { Legend, List, More } from './LongChoice.styles';

/** Longer lists are searched instead of scrolled. */
const maxShown = 40;

/** Returns the selected options and those that match the text. */
function findOptions(options: FilterOptions, chosen: readonly string[], query: string) {
  const requested = normalizeText(query).split(/\s+/).filter(Boolean);
  const isFound = ({ label }: FilterOptions[number]) =>
    requested.every((word) => normalizeText(label).includes(word));
  const ticked = options.filter(({ id }) => chosen.includes(id));
  const found = options.filter((option) => !chosen.includes(option.id) && isFound(option));
  return { shown: [...ticked, ...found.slice(0, maxShown)], hidden: Math.max(0, found.length - maxShown) };
}

/** Filter with a search field, for many options such as machines. */
export function LongChoice({ id, title, options, chosen, onChange }: FilterChoiceProps) {
  const intl = useIntl();
  const [query, setQuery] = useState('');
  const { shown, hidden } = findOptions(options, chosen, query);
  const toggle = (toggled: string) =>
    onChange(chosen.includes(toggled) ? chosen.filter((each) => each !== toggled) : [...chosen, toggled]);
  return (
    <SheetButton
      id={id}
      icon="filter"
      label={intl.formatMessage({ id: 'portal.users.filter.chosen' }, { label: title, count: chosen.length })}
    >
      <TextField
        id={`${id}-find`}
        name="find"
        type="search"
        label={intl.formatMessage({ id: 'portal.list.find' })}
        autoComplete="off"
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <List>
        <Legend>{title}</Legend>
        {shown.map((option) => (
          <Checkbox
            key={option.id}
            id={`${id}-${option.id}`}
            name={id}
            label={option.label}
            checked={chosen.includes(option.id)}
            onChange={() => toggle(option.id)}
          />
        ))}
      </List>
      <More role="status">
        {shown.length === 0 && <FormattedMessage id="portal.list.findNone" />}
        {hidden > 0 && <FormattedMessage id="portal.list.findMore" values={{ count: hidden }} />}
      </More>
    </SheetButton>
  );
}
