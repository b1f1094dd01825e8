import { isHomePage } from '@kmx/core';
import { AnchorNavigation } from '@kmx/design-system';

import { decideAnchors } from '@/server/view/decideAnchors';
import type { PageView } from '@/server/view/loadPageView';

/** Links to the sections of a long page; renders nothing on short pages and the home page. */
export function PageAnchors({ view, page }: PageView) {
  const items = isHomePage(page) ? [] : decideAnchors(page.modules);
  if (items.length === 0) return null;
  return <AnchorNavigation items={items} label={view.intl.formatMessage({ id: 'anchors.label' })} />;
}
