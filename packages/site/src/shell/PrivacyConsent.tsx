import { ConsentDialog } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';
import { findSitePage } from '@/server/view/findSitePage';

/** Asks for leave to count visits; the script of the page shows it to who has not decided yet. */
export function PrivacyConsent({ view }: { view: SiteView }) {
  const { intl } = view;
  const format = (id: string) => intl.formatMessage({ id });
  const href = findSitePage(view, ['privacy', 'datenschutz']);
  return (
    <ConsentDialog
      texts={{
        title: format('consent.title'),
        text: format('consent.text'),
        necessary: format('consent.necessary'),
        statistics: format('consent.statistics'),
        marketing: format('consent.marketing'),
        acceptAll: format('consent.acceptAll'),
        refuse: format('consent.refuse'),
        saveSelection: format('consent.saveSelection'),
      }}
      privacy={href ? { text: format('consent.privacy'), href } : undefined}
    />
  );
}
