import { NewsMark } from '@kmx/blocks';

import { newsFeedApi, newsHref } from '@/server/links/newsAddress';
import { writeSiteParam } from '@/server/links/siteParam';
import type { SiteView } from '@/server/view/createSiteView';

/**
 * Element that the script replaces by the panels (shell/browser/panels): their address below that of the build, and that
 * of the news with the mark of unread ones, which is shown without the panels.
 */
export function PanelsPlaceholder({ view }: { view: SiteView }) {
  const { intl, site, locale, isNextRelease, isPseudo, hasProducts } = view;
  const hasNews = newsHref(view) !== undefined;
  if (!hasNews && !hasProducts) return null;
  const variant = writeSiteParam({ siteKey: site.key, isNextRelease, isPseudo });
  return (
    <template
      data-panels={`${variant}/${locale.urlCode}`}
      data-news={hasNews ? newsFeedApi(view) : undefined}
    >
      {hasNews && <NewsMark intl={intl} />}
    </template>
  );
}
