'use client';

import { useIntl } from 'react-intl';
import type { PortalLocale } from '../app/PortalConfig';
import { DeniedState } from '../notices/DeniedState';

/** Notice for people without a delegated admin role (section 6). */
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
