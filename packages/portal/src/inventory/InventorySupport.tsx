'use client';

import { useIntl } from 'react-intl';
import type { PortalConfig } from '../app/PortalConfig';
import { SupportLink } from '../notices/SupportLink';

/** A mail to support about machines. */
export function InventorySupport({ config }: { readonly config: Pick<PortalConfig, 'supportEmail'> }) {
  const intl = useIntl();
  return <SupportLink config={config} subject={intl.formatMessage({ id: 'portal.inventory.title' })} />;
}
