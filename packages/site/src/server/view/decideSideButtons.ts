import type { SideButtonItem } from '@kmx/design-system';

import type { SiteView } from './createSiteView';
import { contactPanelId } from './decideContactPanel';

/** Creates the shortcut to the contact panel; empty if the site hides it or has no panel. */
export function decideSideButtons({ site, intl }: SiteView, hasContactPanel: boolean): SideButtonItem[] {
  if (site.hideSideButtons || !hasContactPanel) return [];
  const label = intl.formatMessage({ id: 'shell.contact' });
  return [{ id: 'contact', icon: 'contact', label, popoverTarget: contactPanelId }];
}
