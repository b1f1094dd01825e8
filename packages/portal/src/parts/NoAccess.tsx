'use client';

import { useIntl } from 'react-intl';
import type { PortalLocale } from '../app/PortalConfig';
import { DeniedState } from '../notices/DeniedState';
import { serviceNameIds } from '../shared/serviceWords';

interface NoAccessProps {
  readonly application: 'productinfo' | 'artemis';
  readonly locale: PortalLocale;
}

/** What somebody sees here whose roles lack the application: which one it is, and where to ask for it (section 6). */
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
