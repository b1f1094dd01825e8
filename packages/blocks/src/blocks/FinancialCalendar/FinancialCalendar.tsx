import { financialCalendarHref, isEntryPast, toZonedTime } from '@kmx/core';
import { Badge, ButtonLink, Container, Heading, Link } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import type { BlockContext } from '../../contract/BlockContext';
import { CalendarLink } from '../../shared/CalendarLink/CalendarLink';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { decideLink } from '../../shared/layout/decideLink';
import { Rows } from '../../shared/layout/Layout.styles';
import { hasText, LinkWithoutTarget } from '../../shared/layout/LinkWithoutTarget';
import { sharedMessages } from '../../shared/messages/shared.messages';
import { withPlainSpaces } from '../../shared/text/withPlainSpaces';
import { financialCalendarMessages } from './FinancialCalendar.messages';
import type { FinancialCalendarData } from './FinancialCalendar.schema';
import { Day, Entries, Entry, Footer, Place, Links, Content } from './FinancialCalendar.styles';

const homeZone = 'Europe/Zurich';

/** Pages are rendered often enough for the current day. */
const decideToday = (): string => toZonedTime(new Date(), homeZone).date;

type CalendarEntryData = FinancialCalendarData['entries'][number];

const noonOf = (day: string) => new Date(`${day}T12:00:00Z`);

const dayName = ({ date, endDate }: CalendarEntryData, { intl }: BlockContext): string =>
  withPlainSpaces(
    intl.formatDateTimeRange(noonOf(date), noonOf(endDate && endDate > date ? endDate : date), {
      dateStyle: 'long',
      timeZone: 'UTC',
    }),
  );

interface EntryProps {
  readonly entry: CalendarEntryData;
  readonly isPast: boolean;
  readonly level: 2 | 3;
  readonly context: BlockContext;
}

function CalendarRow({ entry, isPast, level, context }: EntryProps) {
  const { intl, pageId, locale } = context;
  const { id, date, title, place, link } = entry;
  const shown = decideLink(link, context);
  return (
    <Entry data-past={isPast || undefined}>
      <Day dateTime={date}>{dayName(entry, context)}</Day>
      <Content>
        <Heading level={level} size="s">
          {title}
        </Heading>
        {place && <Place>{place}</Place>}
        {shown && (
          <Link
            href={shown.href}
            dataLink={shown.kind}
            openInNewTab={shown.openInNewTab}
            newTabLabel={intl.formatMessage(sharedMessages.newTab)}
          >
            {shown.text}
          </Link>
        )}
        {link && !shown && hasText(link, context) && (
          <LinkWithoutTarget link={link} variant="secondary" context={context} />
        )}
      </Content>
      <Links>
        {isPast && <Badge>{intl.formatMessage(financialCalendarMessages.past)}</Badge>}
        {!isPast && pageId && id && (
          <CalendarLink intl={intl} href={financialCalendarHref(pageId, locale.code, id)} about={title} />
        )}
      </Links>
    </Entry>
  );
}

export function FinancialCalendar({ data, context }: BlockProps<FinancialCalendarData>) {
  const { title, text, entries } = data;
  const { intl, pageId, locale } = context;
  const today = decideToday();
  return (
    <BlockSection block="financial-calendar" context={context} spacing="m" hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          <div>
            <Entries>
              {entries.map((entry, index) => (
                <CalendarRow
                  key={entry.id ?? index}
                  entry={entry}
                  isPast={isEntryPast(entry, today)}
                  level={title ? 3 : 2}
                  context={context}
                />
              ))}
            </Entries>
            {pageId && (
              <Footer>
                <ButtonLink
                  href={financialCalendarHref(pageId, locale.code)}
                  variant="secondary"
                  icon="date"
                  dataLink="plain"
                >
                  {intl.formatMessage(financialCalendarMessages.all)}
                </ButtonLink>
              </Footer>
            )}
          </div>
        </Rows>
      </Container>
    </BlockSection>
  );
}
