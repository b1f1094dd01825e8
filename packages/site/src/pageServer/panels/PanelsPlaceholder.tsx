import { newsFeedApi, newsHref } from '@/server/links/newsAddress';
import { writeSiteParam } from '@/server/links/siteParam';
import type { SiteView } from '@/server/view/createSiteView';

/**
 * Element that the script replaces by the panels (shell/browser/panels): their address below that of the build, and that
 * of the news.
 */
export function PanelsPlaceholder({ view }: { view: SiteView }) {
  const { site, locale, isNextRelease, isPseudo, hasProducts } = view;
  const hasNews = newsHref(view) !== undefined;
  if (!hasNews && !hasProducts) return null;
  const variant = writeSiteParam({ siteKey: site.key, isNextRelease, isPseudo });
  return (
    <template
      data-panels={`${variant}/${locale.urlCode}`}
      data-news={hasNews ? newsFeedApi(view) : undefined}
    />
  );
}
