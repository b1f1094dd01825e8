import {
  applicationPaths,
  createLocale,
  localesOfSite,
  siteUrl,
  type LensQuery,
  type LensSide,
} from '@kmx/core';

import { writePreviewQuery } from '../../editorAccess/previewQuery';
import { writePreviewToken } from '../../editorAccess/previewToken';
import { createLinkContext } from '../../links/createLinkContext';
import type { SiteView } from '../../view/createSiteView';

/** Reasons for an empty lens: no such site, no such locale on the site, or no preview key. */
export type LensProblem = 'noSite' | 'notOffered' | 'notConfigured';

/** One side of "view as": the page on its site's host, or the problem. */
export type LensFrame = { readonly side: LensSide; readonly lens: LensQuery; readonly siteName: string } & (
  | { readonly address: string; readonly problem?: undefined }
  | { readonly address?: undefined; readonly problem: LensProblem }
);

interface LensInput {
  side: LensSide;
  lens: LensQuery;
  page: string;
  /** Key of the page's own site, if known. */
  pageSite: string | undefined;
  /** Milliseconds since 1970. */
  now: number;
}

/** Creates a frame with the preview of a page on the host of the lens's site, authorized by a token. */
export function createLensFrame(
  { system, site: currentSite }: Pick<SiteView, 'system' | 'site'>,
  { side, lens, page, pageSite, now }: LensInput,
): LensFrame {
  const key = lens.site || (pageSite ?? currentSite.key);
  const site = system.sites.find((one) => one.key === key);
  if (!site) return { side, lens, siteName: key, problem: 'noSite' };
  const frame = { side, lens, siteName: site.name };
  const locale = createLocale(lens.language, lens.country);
  const offered = localesOfSite(site, system.countries, { showHiddenCountries: true });
  // Otherwise the site would redirect to its nearest locale, and the frame would not match its label.
  if (!offered.some(({ code }) => code === locale.code)) return { ...frame, problem: 'notOffered' };
  const token = writePreviewToken(page, now);
  if (token === undefined) return { ...frame, problem: 'notConfigured' };
  const { stage, role, theme } = lens;
  const query = writePreviewQuery({ page, token, stage, role, theme: theme === '' ? undefined : theme });
  const links = { ...createLinkContext(site, system, locale), isAbsolute: true };
  return { ...frame, address: siteUrl(`${applicationPaths.preview}?${query}`, links) };
}
