import { decideEventPeriod, decideEventSpan } from '@kmx/core';
import { Badge, Heading, Tag, Text } from '@kmx/design-system';
import type { BlockContext } from '../../contract/BlockContext';
import type { ListedEvent } from '../../contract/lists/EventListing';
import { CalendarLink } from '../../shared/CalendarLink/CalendarLink';
import { eventKindMessages } from '../../shared/messages/eventKind.messages';
import { formatEventDays, formatEventTime } from '../../shared/text/formatEventTime';
import { eventListMessages } from './EventList.messages';
import { Anchor, Days, Details, Marks, Row, Content } from './EventList.styles';

interface EventRowProps {
  readonly event: ListedEvent;
  readonly now: Date;
  readonly level: 3 | 4;
  readonly context: BlockContext;
}

/** An event with its days in large figures, type, local time and location. */
export function EventRow({ event, now, level, context: { intl } }: EventRowProps) {
  const { title, leadText, kind, stand, place, country, href, calendarHref } = event;
  const period = decideEventPeriod(event, now);
  const where = [place, country?.name].filter((part, index, all) => part && all.indexOf(part) === index);
  const spot = stand && intl.formatMessage(eventListMessages.stand, { stand });
  return (
    <Row data-period={period} lang={event.lang}>
      <Days dateTime={decideEventSpan(event).firstDay} aria-hidden>
        {formatEventDays(event, intl)}
      </Days>
      <Content>
        <Marks>
          <Tag>{intl.formatMessage(eventKindMessages[kind])}</Tag>
          {period === 'running' && (
            <Badge tone="success">{intl.formatMessage(eventListMessages.running)}</Badge>
          )}
        </Marks>
        <Heading level={level} size="m">
          <Anchor href={href} data-link="route">
            {title}
          </Anchor>
        </Heading>
        <Details>
          <span>{formatEventTime(event, intl)}</span>
          {(where.length > 0 || spot) && <span>{[where.join(', '), spot].filter(Boolean).join(' · ')}</span>}
        </Details>
        {leadText && (
          <Text size="xs" tone="muted">
            {leadText}
          </Text>
        )}
        {period !== 'past' && <CalendarLink intl={intl} href={calendarHref} about={title} />}
      </Content>
    </Row>
  );
}
