import { filterEvents, groupEventsByMonth } from '@kmx/core';
import { Container, Heading } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import type { BlockContext } from '../../contract/BlockContext';
import type { EventListing } from '../../contract/lists/EventListing';
import { FilterBar } from '../../shared/FilterBar/FilterBar';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Rows } from '../../shared/layout/Layout.styles';
import { ListNotice } from '../../shared/ListNotice/ListNotice';
import { listNoticeMessages } from '../../shared/ListNotice/ListNotice.messages';
import { eventFilterBar } from './eventFilterBar';
import { eventListMessages } from './EventList.messages';
import type { EventListData } from './EventList.schema';
import { Month, Months, MonthName } from './EventList.styles';
import { EventRow } from './EventRow';

interface EventsProps {
  readonly data: EventListData;
  readonly listing: EventListing;
  readonly context: BlockContext;
}

/** "March 2027" of `2027-03`. */
const monthName = (month: string, { intl }: BlockContext) =>
  intl.formatDate(new Date(`${month}-15T12:00:00Z`), { year: 'numeric', month: 'long', timeZone: 'UTC' });

function Events({ data, listing, context }: EventsProps) {
  const { intl, anchor } = context;
  const now = new Date(listing.now);
  const canChoosePeriod = data.period === 'all';
  const period = canChoosePeriod ? (listing.filter.period ?? 'upcoming') : data.period;
  // A short list on another page has no filters.
  const isTeaser = data.limit !== null;
  const filter = isTeaser ? { kinds: [], countries: [], text: '', period } : { ...listing.filter, period };
  const events = filterEvents(listing.items, filter, now).slice(0, data.limit ?? undefined);
  const none = isTeaser || listing.items.length === 0 ? eventListMessages.none : listNoticeMessages.nothing;
  const level = data.title ? 3 : 2;
  return (
    <>
      {!isTeaser && (
        <FilterBar
          id={`${anchor}-filter`}
          count={events.length}
          {...eventFilterBar({ listing, filter, canChoosePeriod, context })}
        />
      )}
      {events.length === 0 ? (
        <ListNotice>{intl.formatMessage(none)}</ListNotice>
      ) : (
        <Months>
          {groupEventsByMonth(events).map(({ month, events: own }) => (
            <Month key={month}>
              <MonthName>
                <Heading level={level} size="s">
                  {monthName(month, context)}
                </Heading>
              </MonthName>
              <ul>
                {own.map((event) => (
                  <EventRow
                    key={event.id}
                    event={event}
                    now={now}
                    level={level === 2 ? 3 : 4}
                    context={context}
                  />
                ))}
              </ul>
            </Month>
          ))}
        </Months>
      )}
    </>
  );
}

export function EventList({ data, context }: BlockProps<EventListData>) {
  const { title, text } = data;
  const listing = context.lists.events;
  return (
    <BlockSection block="event-list" context={context} spacing="m" hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          {listing ? (
            <Events data={data} listing={listing} context={context} />
          ) : (
            <ListNotice>{context.intl.formatMessage(listNoticeMessages.unavailable)}</ListNotice>
          )}
        </Rows>
      </Container>
    </BlockSection>
  );
}
