'use client';

import { useIntl } from 'react-intl';
import type { PortalLocale } from '../../app/PortalConfig';
import { DeniedState } from '../../notices/DeniedState';

/** Notice for people without active access to tickets, with a link to request it. */
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
