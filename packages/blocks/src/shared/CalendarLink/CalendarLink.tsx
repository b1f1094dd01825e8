import type { IntlShape } from 'react-intl/server';
import { Icon, VisuallyHidden } from '@kmx/design-system';
import { calendarLinkMessages } from './CalendarLink.messages';
import { Anchor } from './CalendarLink.styles';

export interface CalendarLinkProps {
  readonly intl: IntlShape;
  /** URL of the calendar file. */
  readonly href: string;
  /** Title of the event, for the accessible name of the link. */
  readonly about: string;
}

export const CalendarLink = ({ intl, href, about }: CalendarLinkProps) => (
  <Anchor href={href} data-link="plain">
    <Icon name="date" size={16} />
    <span>
      {intl.formatMessage(calendarLinkMessages.add)}
      <VisuallyHidden>: {about}</VisuallyHidden>
    </span>
  </Anchor>
);
