import type { Metadata } from 'next';
import { decideAlternates, pageUrl } from '@kmx/core';

import { env } from '../env';

import { versionsOf } from './decideLocaleLinks';
import type { PageView } from './loadPageView';
import { mediaUrl } from './mediaUrl';

/** Title, canonical address, the cluster of language versions and the sharing card of a page. */
export function createPageMetadata({ view, page }: PageView): Metadata {
  const { site, locale, links, offered } = view;
  const { currentHost, protocol } = links;
  const canonical =
    page.canonicalUrl ?? pageUrl({ site, locale, currentHost, protocol, isAbsolute: true, ...page });
  const alternates = decideAlternates({
    site,
    locales: offered,
    versions: versionsOf(view, page),
    currentHost,
    protocol,
  });
  const title =
    page.slug === 'home' && page.parentSlug === 'home' ? page.title : `${page.title} | ${site.name}`;
  const description = page.description ?? undefined;
  const image = page.shareImageUrl ? new URL(mediaUrl(page.shareImageUrl), env().SITE_URL).href : undefined;
  return {
    title,
    description,
    alternates: {
      canonical,
      languages: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    },
    openGraph: {
      title: page.title,
      description,
      url: canonical,
      siteName: site.name,
      locale: locale.code.replace('-', '_'),
      type: 'website',
      images: image ? [image] : undefined,
    },
    robots: page.pageType === 'Error' ? { index: false } : undefined,
  };
}
