import type { Metadata } from 'next';
import { createPathCluster, decideDescription, siteUrl, type PathCluster } from '@kmx/core';

import { openGraphLocale } from '../findability/openGraphLocale';
import { siteOrigin } from '../links/loadHost';

import { siteAddress } from '../links/siteAddress';
import type { ApplicationPage } from './ApplicationPage';
import type { SiteView } from './createSiteView';

/** Language versions of a path, as in sitemaps. */
function clusterOf({ site, offered }: SiteView, page: ApplicationPage): PathCluster {
  const { path, languages, isIn } = page;
  return createPathCluster({
    site,
    locales: offered,
    path,
    isIn: ({ language, country }) => (languages?.includes(language) ?? true) && (isIn?.(country) ?? true),
    ...siteAddress(site),
  });
}

function createAlternates(view: SiteView, page: ApplicationPage): Metadata['alternates'] {
  const { locale } = view;
  const { members, alternates, canonicalOf } = clusterOf(view, page);
  const isSelf = members.some((member) => member.locale.code === locale.code);
  return {
    canonical: canonicalOf(locale, page.contentLanguage),
    languages: isSelf ? Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])) : {},
  };
}

/** Creates title, canonical address, language versions and share card of an application page. */
export function createApplicationMetadata(view: SiteView, page: ApplicationPage): Metadata {
  const { site, links, isNextRelease, isPseudo } = view;
  const { title, image } = page;
  const description = decideDescription(page);
  const isIndexed = page.isIndexed && !isNextRelease && !isPseudo;
  return {
    title: `${title} | ${site.name}`,
    description,
    alternates: isIndexed ? createAlternates(view, page) : undefined,
    openGraph: isIndexed
      ? {
          title,
          description,
          url: siteUrl(page.path, { ...links, isAbsolute: true }),
          siteName: site.name,
          locale: openGraphLocale(view),
          type: 'website',
          images: image ? [{ ...image, url: `${siteOrigin(site)}${image.url}`, alt: title }] : [],
        }
      : undefined,
    twitter: isIndexed ? { card: 'summary_large_image' } : undefined,
    robots: isIndexed ? undefined : { index: false },
  };
}
