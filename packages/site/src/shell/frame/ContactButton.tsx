import { Button } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';
import { contactPanelId, decideContactPanel } from '@/server/view/decideContactPanel';

/**
 * Opens the contact panel with the Popover API, without JavaScript; renders nothing if the site has no
 * contact.
 */
export function ContactButton({ view, variant }: { view: SiteView; variant?: 'primary' | 'secondary' }) {
  if (!decideContactPanel(view)) return null;
  return (
    <Button variant={variant} popoverTarget={contactPanelId}>
      {view.intl.formatMessage({ id: 'product.contact' })}
    </Button>
  );
}
