'use client';

import { useIntl } from 'react-intl';
import type { PortalLocale } from '../app/PortalConfig';
import { DeniedState } from '../notices/DeniedState';
import { serviceNameIds } from '../shared/serviceLabels';

interface NoAccessProps {
  readonly application: 'productinfo' | 'artemis';
  readonly locale: PortalLocale;
}

/**
 * Shown to users without the required role: names the application and links to the access request (section
 * 6).
 */
export function NoAccess({ application, locale }: NoAccessProps) {
  const intl = useIntl();
  return (
    <DeniedState
      title={intl.formatMessage({ id: 'portal.parts.denied.title' })}
      text={intl.formatMessage(
        { id: 'portal.parts.denied.text' },
        { service: intl.formatMessage({ id: serviceNameIds[application] }) },
      )}
      locale={locale}
    />
  );
}
