'use client';

import { useAllFormFields, useTranslation } from '@payloadcms/ui';
import { findMissingMenus } from '@kmx/contract/sites';
import { siteMessages } from './siteMessages';

/** Notice on the form of a site with an empty menu, which hides the site. */
export function HiddenSiteNotice() {
  const [fields] = useAllFormFields();
  const { i18n } = useTranslation();
  const entries = (path: string): readonly unknown[] => {
    const value: unknown = fields[path]?.value;
    return Array.isArray(value) ? value : [];
  };
  const missing = findMissingMenus({
    headerNavigation: {
      homeItems: entries('headerNavigation.homeItems'),
      topItems: entries('headerNavigation.topItems'),
    },
    footerNavigation: { items: entries('footerNavigation.items') },
  });
  if (missing.length === 0) return null;
  const { heading, hidden } = siteMessages(i18n.language);
  return (
    <section className="banner banner--type-error kmx-panel" role="status">
      <h2>{heading}</h2>
      <p>{hidden(missing)}</p>
    </section>
  );
}
