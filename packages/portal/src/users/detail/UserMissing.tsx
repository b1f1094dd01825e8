'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '@kmx/design-system';
import { EmptyState } from '../../notices/EmptyState';

interface UserMissingProps {
  /** The user could be seen a moment ago: the last shared organisation is gone (section 6). */
  readonly wasSeen: boolean;
  readonly listHref: string;
}

/** One message for a missing user and for one out of reach, so that a reader cannot distinguish them. */
export function UserMissing({ wasSeen, listHref }: UserMissingProps) {
  const intl = useIntl();
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: 'portal.users.missing.title' })}
        text={intl.formatMessage({
          id: wasSeen ? 'portal.users.missing.lost' : 'portal.users.missing.text',
        })}
        action={
          <ButtonLink href={listHref} dataLink="route" variant="secondary" size="s">
            <FormattedMessage id="portal.users.back" />
          </ButtonLink>
        }
      />
    </div>
  );
}
