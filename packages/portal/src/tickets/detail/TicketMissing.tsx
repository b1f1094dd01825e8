'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '@kmx/design-system';
import { EmptyState } from '../../notices/EmptyState';

/** Same message for a missing and an inaccessible ticket, so that users cannot tell them apart. */
export function TicketMissing({ listHref }: { readonly listHref: string }) {
  const intl = useIntl();
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: 'portal.ticketView.missing.title' })}
        text={intl.formatMessage({ id: 'portal.ticketView.missing.text' })}
        action={
          <ButtonLink href={listHref} dataLink="route" variant="secondary" size="s">
            <FormattedMessage id="portal.ticketView.back" />
          </ButtonLink>
        }
      />
    </div>
  );
}
