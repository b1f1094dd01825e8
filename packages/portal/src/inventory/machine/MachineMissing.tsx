'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '@kmx/design-system';
import { EmptyState } from '../../notices/EmptyState';

/**
 * One message for a missing machine and for one of another organisation, so that a reader cannot distinguish them.
 */
export function MachineMissing({ listHref }: { readonly listHref: string }) {
  const intl = useIntl();
  return (
    <div role="alert">
      <EmptyState
        headingLevel={1}
        title={intl.formatMessage({ id: 'portal.machine.missing.title' })}
        text={intl.formatMessage({ id: 'portal.machine.missing.text' })}
        action={
          <ButtonLink href={listHref} dataLink="route" variant="secondary" size="s">
            <FormattedMessage id="portal.machine.back" />
          </ButtonLink>
        }
      />
    </div>
  );
}
