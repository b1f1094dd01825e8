'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { FlashMessage, Link } from '@kmx/design-system';

interface TicketOpenedProps {
  readonly href: string;
  readonly number: string;
}

/** Navigates to the page of the created ticket; the link is shown until that page is loaded. */
export function TicketOpened({ href, number }: TicketOpenedProps) {
  const frame = useRef<HTMLDivElement>(null);
  // Clicks the link, so that navigation is soft inside the site and a full load elsewhere.
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
