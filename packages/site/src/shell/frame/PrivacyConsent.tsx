import { ConsentDialog } from '@kmx/design-system';

import type { MessageId } from '@/MessageId';
import { findSitePage } from '@/server/links/findSitePage';
import type { SiteView } from '@/server/view/createSiteView';

/** Consent dialog for analytics; the page script shows it to visitors without a decision. */
export function PrivacyConsent({ view }: { view: SiteView }) {
  const { intl } = view;
  const format = (id: MessageId) => intl.formatMessage({ id });
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
        necessaryOnly: format('consent.necessaryOnly'),
        saveSelection: format('consent.saveSelection'),
      }}
      privacy={href ? { text: format('consent.privacy'), href } : undefined}
    />
  );
}
