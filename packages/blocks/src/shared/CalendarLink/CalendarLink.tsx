import type { IntlShape } from 'react-intl/server';
import { Icon, VisuallyHidden } from '@kmx/design-system';
import { calendarLinkMessages } from './CalendarLink.messages';
import { Anchor } from './CalendarLink.styles';

export interface CalendarLinkProps {
  readonly intl: IntlShape;
  /** Of the calendar file. */
  readonly href: string;
  /** What is put into the calendar, for those who hear the link alone. */
  readonly about: string;
}

/** Leads to a calendar file of one date. */
export const CalendarLink = ({ intl, href, about }: CalendarLinkProps) => (
  <Anchor href={href} data-link="plain">
    <Icon name="date" size={16} />
    <span>
      {intl.formatMessage(calendarLinkMessages.add)}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </span>
  </Anchor>
);
