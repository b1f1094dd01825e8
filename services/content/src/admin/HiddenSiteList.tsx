import { findMissingMenus, type SiteMenus } from '@kmx/contract/sites';
import { formAddress } from './adminAddress';
import { siteMessages } from './siteMessages';

interface HiddenSiteListProps {
  sites: readonly (SiteMenus & { id: string; name: string })[];
  language: string;
}

const headingId = 'hidden-sites';

/** Lists the sites that are hidden from visitors with the reason; renders nothing if there are none. */
export function HiddenSiteList({ sites, language }: HiddenSiteListProps) {
  const hidden = sites
    .map((site) => ({ ...site, missing: findMissingMenus(site) }))
    .filter(({ missing }) => missing.length > 0);
  if (hidden.length === 0) return null;
  const messages = siteMessages(language);
  return (
    <section className="banner banner--type-error kmx-panel" aria-labelledby={headingId}>
      <h2 id={headingId}>{messages.heading}</h2>
      <ul>
        {hidden.map(({ id, name, missing }) => (
          <li key={id}>
            <a href={formAddress('sites', id)}>{name}</a> <span>{messages.hidden(missing)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
