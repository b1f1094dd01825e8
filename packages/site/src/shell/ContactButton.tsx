import { Button } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';
import { contactPanelId, decideContactPanel } from '@/server/view/decideContactPanel';

/** Opens the contact panel of the frame; nothing where the site has none. The browser does it, without script too. */
export function ContactButton({ view, variant }: { view: SiteView; variant?: 'primary' | 'secondary' }) {
  if (!decideContactPanel(view)) return null;
  return (
    <Button variant={variant} popoverTarget={contactPanelId}>
      {view.intl.formatMessage({ id: 'product.contact' })}
    </Button>
  );
}
