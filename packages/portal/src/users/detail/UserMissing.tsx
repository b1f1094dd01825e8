'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '@kmx/design-system';
import { EmptyState } from '../../notices/EmptyState';

interface UserMissingProps {
  /** True if the user was visible before: the last shared organisation was removed (section 6). */
  readonly wasSeen: boolean;
  readonly listHref: string;
}

/** Same message for a missing and an inaccessible user, so that administrators cannot tell them apart. */
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
