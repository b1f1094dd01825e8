'use client';

import { useIntl } from 'react-intl';
import { SupportLink, type SupportLinkProps } from '../../notices/SupportLink';

/** Link to mail support about tickets; "Ticket errors advise retry and contacting support" (section 8). */
export function TicketSupport(props: Omit<SupportLinkProps, 'subject'>) {
  const intl = useIntl();
  return <SupportLink {...props} subject={intl.formatMessage({ id: 'portal.tickets.supportSubject' })} />;
}
