'use client';

import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Icon } from '@kmx/design-system';
import type { FilterOptions } from '../../lists/FilterChoice';
import { createFilterTags } from './createFilterTags';
import { noTicketFilters, type TicketFilterGroup } from './filterGroups';
import { FilterTagButton, FilterTagList } from './TicketList.styles';
import type { TicketListState } from './useTicketListQuery';

interface FilterTagsProps {
  readonly state: TicketListState;
  readonly options: Record<TicketFilterGroup, FilterOptions>;
}

/**
 * Active filters, each with a button to remove it. The focus stays among them, and moves to the search after the last
 * one.
 */
export function FilterTags({ state, options }: FilterTagsProps) {
  const intl = useIntl();
  const list = useRef<HTMLUListElement>(null);
  const tags = createFilterTags(state.query, options, intl);
  if (tags.length === 0) return null;
  const focusBeside = (index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const next = tags.length > 1 ? (buttons[index + 1] ?? buttons[index - 1]) : undefined;
    (next ?? document.getElementById('tickets-search'))?.focus();
  };
  return (
    <FilterTagList ref={list} aria-label={intl.formatMessage({ id: 'portal.tickets.filter.chosen' })}>
      {tags.map(({ key, text, removal }, index) => (
        <li key={key}>
          <FilterTagButton
            type="button"
            aria-label={intl.formatMessage({ id: 'portal.tickets.filter.remove' }, { filter: text })}
            onClick={() => {
              focusBeside(index);
              state.change(removal);
            }}
          >
            {text}
            <Icon name="close" size={16} />
          </FilterTagButton>
        </li>
      ))}
      <li>
        <Button
          variant="ghost"
          size="s"
          onClick={() => {
            document.getElementById('tickets-search')?.focus();
            state.change(noTicketFilters);
          }}
        >
          <FormattedMessage id="portal.users.filter.clear" />
        </Button>
      </li>
    </FilterTagList>
  );
}
