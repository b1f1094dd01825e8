import { ConsentDialog } from '@kmx/design-system';

import type { SiteView } from '@/server/view/createSiteView';
import { findSitePage } from '@/server/view/findSitePage';

/** Asks for leave to count visits; the script of the page shows it to who has not decided yet. */
export function PrivacyConsent({ view }: { view: SiteView }) {
  const { intl } = view;
  const say = (id: string) => intl.formatMessage({ id });
  const href = findSitePage(view, ['privacy', 'datenschutz']);
  return (
    <ConsentDialog
      texts={{
        title: say('consent.title'),
        text: say('consent.text'),
        necessary: say('consent.necessary'),
        statistics: say('consent.statistics'),
        marketing: say('consent.marketing'),
        acceptAll: say('consent.acceptAll'),
        refuse: say('consent.refuse'),
        saveSelection: say('consent.saveSelection'),
      }}
      privacy={href ? { text: say('consent.privacy'), href } : undefined}
    />
  );
}
