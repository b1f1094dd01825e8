import { AnchorNavigation } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';
import { decideAnchors } from '@/server/view/decideAnchors';

/** The way to the sections of a long page; nothing on a short one. */
export function PageAnchors({ view, modules }: { view: SiteView; modules: readonly unknown[] }) {
  const items = decideAnchors(modules);
  if (items.length === 0) return null;
  return <AnchorNavigation items={items} label={view.intl.formatMessage({ id: 'anchors.label' })} />;
}
