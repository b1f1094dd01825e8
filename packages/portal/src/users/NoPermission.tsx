'use client';

import { useIntl } from 'react-intl';
import type { PortalLocale } from '../app/PortalConfig';
import { DeniedState } from '../notices/DeniedState';

/** What somebody sees here who has neither of the delegated admin roles (section 6). */
export function NoPermission({ locale }: { locale: PortalLocale }) {
  const intl = useIntl();
  return (
    <DeniedState
      title={intl.formatMessage({ id: 'portal.users.denied.title' })}
      text={intl.formatMessage({ id: 'portal.problem.forbidden.text' })}
      locale={locale}
    />
  );
}
