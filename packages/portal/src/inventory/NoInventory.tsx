'use client';

import { useIntl } from 'react-intl';
import type { PortalLocale } from '../app/PortalConfig';
import { DeniedState } from '../notices/DeniedState';

/** What somebody sees of machines whose access to them is not active, with the way to ask for it. */
export function NoInventory({ locale }: { locale: PortalLocale }) {
  const intl = useIntl();
  return (
    <DeniedState
      title={intl.formatMessage({ id: 'portal.inventory.denied.title' })}
      text={intl.formatMessage({ id: 'portal.inventory.denied.text' })}
      locale={locale}
    />
  );
}
