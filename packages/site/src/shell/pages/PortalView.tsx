import type { Metadata } from 'next';
import type { PortalScreen } from '@kmx/core';
import { ColourSchemeField, createColourSchemeLabels, PortalApp } from '@kmx/portal';

import { DefaultLayout } from '../frame/DefaultLayout';
import { PortalNotice } from './PortalNotice';
import { createPortalProps } from '@/server/portal/createPortalProps';
import { loadPortalMessages } from '@/server/portal/loadPortalMessages';
import type { SiteView } from '@/server/view/createSiteView';

interface PortalViewProps {
  view: SiteView;
  screen: PortalScreen;
}

/** Pages of the customer area are not indexed. */
export const createPortalMetadata = ({ intl, site }: SiteView): Metadata => ({
  title: `${intl.formatMessage({ id: 'access.portalOverline' })} | ${site.name}`,
  description: intl.formatMessage({ id: 'access.portalDescription' }, { site: site.name }),
  robots: { index: false },
});

async function loadColourSchemeLabels(view: SiteView) {
  const messages = await loadPortalMessages(view.locale.language, view);
  return createColourSchemeLabels((id) => messages[id] ?? id);
}

/** A screen of the customer area in the site's frame; everything else happens in the browser. */
export async function PortalView({ view, screen }: PortalViewProps) {
  const props = await createPortalProps(view, screen);
  if (!props) return <PortalNotice view={view} />;
  const labels = await loadColourSchemeLabels(view);
  return (
    <div data-theme={view.site.theme}>
      <DefaultLayout view={view} userSettings={<ColourSchemeField {...labels} id="menu-scheme" />}>
        <PortalApp {...props} />
      </DefaultLayout>
    </div>
  );
}
