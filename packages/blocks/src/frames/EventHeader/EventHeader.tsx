import { decideEventPeriod } from '@kmx/core';
import { Container, Heading, Picture, Section, Tag, Text } from '@kmx/design-system';
import type { EventData } from '../../content/Event.schema';
import type { Media } from '../../content/Media.schema';
import type { PageContext } from '../../contract/BlockContext';
import { CalendarLink } from '../../shared/CalendarLink/CalendarLink';
import { decidePicture, toPictureProps } from '../../shared/layout/decidePicture';
import { eventKindMessages } from '../../shared/messages/eventKind.messages';
import { formatEventTime } from '../../shared/text/formatEventTime';
import { eventHeaderMessages } from './EventHeader.messages';
import { Detail, Details, Split, Content } from './EventHeader.styles';

export interface EventHeaderProps {
  readonly event: EventData;
  /** URL of the event's calendar file. */
  readonly calendarHref: string;
  readonly now: Date;
  /** True if an earlier module has the page's heading. */
  readonly hasTitle?: boolean;
  readonly context: Pick<PageContext, 'intl' | 'mediaUrl'>;
}

/** Location of an event in lines: venue, address, country; repetitions are left out. */
const decidePlaces = ({ place, address, country }: EventData): readonly string[] =>
  [place, ...(address?.split('\n') ?? []), country?.name].flatMap((line, index, all) =>
    line && !all.slice(0, index).some((before) => before?.includes(line)) ? [line] : [],
  );

function EventDetails({ event, context: { intl } }: Pick<EventHeaderProps, 'event' | 'context'>) {
  const places = decidePlaces(event);
  return (
    <Details>
      <Detail>
        <dt>{intl.formatMessage(eventHeaderMessages.when)}</dt>
        <dd>{formatEventTime(event, intl)}</dd>
      </Detail>
      {places.length > 0 && (
        <Detail>
          <dt>{intl.formatMessage(eventHeaderMessages.where)}</dt>
          <dd>
            {places.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </dd>
        </Detail>
      )}
      {event.stand && (
        <Detail>
          <dt>{intl.formatMessage(eventHeaderMessages.stand)}</dt>
          <dd data-mono>{event.stand}</dd>
        </Detail>
      )}
    </Details>
  );
}

function EventPicture({ media, mediaUrl }: { media: Media | undefined } & Pick<PageContext, 'mediaUrl'>) {
  const source = decidePicture(media, 'asideVideo', { mediaUrl });
  if (!media || !source) return null;
  return <Picture {...toPictureProps(source)} alt={media.alt} loading="eager" cut />;
}

/** Head of an event's page: title, date and time in the local time zone, location, and the calendar link. */
export function EventHeader({ event, calendarHref, now, context, hasTitle = false }: EventHeaderProps) {
  const { intl, mediaUrl } = context;
  const isPast = decideEventPeriod(event, now) === 'past';
  return (
    <Section spacing="m">
      <Container>
        <Split data-block="event-header">
          <Content>
            <Tag>{intl.formatMessage(eventKindMessages[event.kind])}</Tag>
            {!hasTitle && <Heading level={1}>{event.title}</Heading>}
            {event.leadText && <Text size="m">{event.leadText}</Text>}
            <EventDetails event={event} context={context} />
            {isPast ? (
              <Text size="xs" tone="muted">
                {intl.formatMessage(eventHeaderMessages.past)}
              </Text>
            ) : (
              <CalendarLink intl={intl} href={calendarHref} about={event.title} />
            )}
          </Content>
          <EventPicture media={event.teaserImage} mediaUrl={mediaUrl} />
        </Split>
      </Container>
    </Section>
  );
}
