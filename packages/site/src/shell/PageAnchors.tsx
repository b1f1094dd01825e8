import { isHomePage } from '@kmx/core';
import { AnchorNavigation } from '@kmx/design-system';

import { decideAnchors } from '@/server/view/decideAnchors';
import type { PageView } from '@/server/view/loadPageView';

/** The way to the sections of a long page; nothing on a short one, nor on the home page, which is no text to find one's way in. */
export function PageAnchors({ view, page }: PageView) {
  const items = isHomePage(page) ? [] : decideAnchors(page.modules);
  if (items.length === 0) return null;
  return <AnchorNavigation items={items} label={view.intl.formatMessage({ id: 'anchors.label' })} />;
}
