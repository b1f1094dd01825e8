import { siteUrl, applicationPaths } from '@kmx/core';

import { findSitePage } from '../links/findSitePage';
import type { SiteView } from '../view/createSiteView';

/**
 * Returns a mail link that lists the products and the comparison, or the contact page; undefined if the site
 * has neither.
 */
export function decideEnquiryHref(
  view: SiteView,
  names: readonly string[],
  query: string,
): string | undefined {
  const { intl, site } = view;
  const email = site.contact?.email;
  if (!email) return findSitePage(view, ['contact', 'kontakt']);
  const products = intl.formatList(names, { type: 'unit' });
  const subject = intl.formatMessage({ id: 'comparison.mailSubject' }, { products });
  const page = siteUrl(applicationPaths.comparison, { ...view.links, isAbsolute: true });
  const body = `\r\n\r\n${names.join('\r\n')}\r\n${page}?${query}\r\n`;
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
