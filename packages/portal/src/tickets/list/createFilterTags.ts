import type { IntlShape } from 'react-intl';
import { ticketFilterGroups, type TicketListQuery } from '@kmx/core/portal';
import type { FilterOptions } from '../../lists/FilterChoice';
import type { MessageId } from '../../shared/MessageId';
import { filterLabelIds, type TicketFilterGroup } from './filterGroups';

/** Label of an active filter, and the change that removes it. */
export interface FilterTag {
  readonly key: string;
  readonly text: string;
  readonly removal: Partial<Omit<TicketListQuery, 'page'>>;
}

/** Creates a tag for each active filter; a value whose name is not loaded yet is shown by its id. */
export function createFilterTags(
  query: TicketListQuery,
  options: Record<TicketFilterGroup, FilterOptions>,
  intl: IntlShape,
): readonly FilterTag[] {
  const word = (label: MessageId, value: string) =>
    intl.formatMessage(
      { id: 'portal.tickets.filter.tag' },
      { label: intl.formatMessage({ id: label }), value },
    );
  const day = (value: string) => intl.formatDate(value, { dateStyle: 'medium', timeZone: 'UTC' });
  const { text, from, to, mine, watching } = query;
  return [
    ...(text ? [{ key: 'text', text: word('portal.tickets.filter.text', text), removal: { text: '' } }] : []),
    ...ticketFilterGroups.flatMap((group) => {
      const chosen: readonly string[] = query[group];
      return chosen.map((id) => ({
        key: `${group}-${id}`,
        text: word(filterLabelIds[group], options[group].find((option) => option.id === id)?.label ?? id),
        removal: { [group]: chosen.filter((each) => each !== id) },
      }));
    }),
    ...(from
      ? [{ key: 'from', text: word('portal.tickets.filter.createdFrom', day(from)), removal: { from: '' } }]
      : []),
    ...(to
      ? [{ key: 'to', text: word('portal.tickets.filter.createdTo', day(to)), removal: { to: '' } }]
      : []),
    ...(mine
      ? [
          {
            key: 'mine',
            text: intl.formatMessage({ id: 'portal.tickets.filter.mine' }),
            removal: { mine: false },
          },
        ]
      : []),
    ...(watching
      ? [
          {
            key: 'watching',
            text: intl.formatMessage({ id: 'portal.tickets.filter.watching' }),
            removal: { watching: false },
          },
        ]
      : []),
  ];
}
