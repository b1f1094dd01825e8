import { CompareBar, ComparisonPanel } from '@kmx/blocks';

import { comparisonHref } from '@/server/comparison/createComparisonView';
import type { SiteView } from '@/server/view/createSiteView';

const panelId = 'comparison-panel';

/**
 * Comparison bar and panel, on every page of a site with products; filled by `comparison.ts` in the browser.
 */
export function ComparisonBasket({ view }: { view: SiteView }) {
  if (!view.hasProducts) return null;
  const { intl, locale } = view;
  const href = comparisonHref(view);
  return (
    <>
      <CompareBar intl={intl} href={href} panelId={panelId} />
      <ComparisonPanel
        intl={intl}
        id={panelId}
        href={href}
        namesUrl={`/api/comparison/${locale.sisCode}/names`}
      />
    </>
  );
}
