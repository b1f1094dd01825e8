'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { FlashMessage, Link } from '@kmx/design-system';

interface TicketOpenedProps {
  readonly href: string;
  readonly number: string;
}

/** Leads to the page of the ticket that was opened; the link stands there as long as the page is on its way. */
export function TicketOpened({ href, number }: TicketOpenedProps) {
  const frame = useRef<HTMLDivElement>(null);
  // The way on is the link's own: soft inside the site, a full load without it.
  useEffect(() => frame.current?.querySelector('a')?.click(), []);
  return (
    <div ref={frame}>
      <FlashMessage type="success">
        <FormattedMessage
          id="portal.newTicket.opened"
          values={{
            number: (
              <Link href={href} dataLink="route">
                {number}
              </Link>
            ),
          }}
        />
      </FlashMessage>
    </div>
  );
}
