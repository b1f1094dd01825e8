import { NewsMark } from '@kmx/blocks';

import { newsFeedApi, newsHref } from '@/server/links/newsAddress';
import { writeSiteParam } from '@/server/links/siteParam';
import type { SiteView } from '@/server/view/createSiteView';

/**
 * Template that the script replaces with the panels (shell/browser/panels). Has the address of the panels below that of
 * the build, the address of the news, and the mark of unread news, which is shown before the panels are fetched.
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
