import { imagePresets } from '@kmx/core';

import { siteOrigin } from '../links/loadHost';
import { mediaUrl } from '../links/mediaUrl';
import type { PageView } from '../view/loadPageView';

import { shareCardSize } from './shareCard/shareCardSize';

/** Absolute address, sizes in pixels. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** Returns the share image chosen by an editor, or the generated card. */
export function sharePicture({ view, page }: PageView): SharePicture {
  const { site, locale } = view;
  const origin = siteOrigin(site);
  const alt = `${page.title} | ${site.name}`;
  if (page.shareImageUrl)
    return { url: `${origin}${mediaUrl(page.shareImageUrl)}`, ...imagePresets.stretchedVideo, alt };
  const place = [site.key, locale.urlCode, page.parentSlug, page.slug].map(encodeURIComponent).join('/');
  return { url: `${origin}/og/${place}.png`, ...shareCardSize, alt };
}
