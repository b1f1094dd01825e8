'use client';

import { useIntl } from 'react-intl';
import type { PortalLocale } from '../../app/PortalConfig';
import { DeniedState } from '../../notices/DeniedState';

/** What somebody sees of tickets whose access to them is not active, with the way to ask for it. */
export function NoTicketing({ locale }: { locale: PortalLocale }) {
  const intl = useIntl();
  return (
    <DeniedState
      title={intl.formatMessage({ id: 'portal.tickets.denied.title' })}
      text={intl.formatMessage({ id: 'portal.tickets.denied.text' })}
      locale={locale}
    />
  );
}
