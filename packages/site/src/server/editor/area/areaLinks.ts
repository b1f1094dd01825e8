import { applicationPaths, formatEditorAreaQuery, pageUrl, siteUrl, type EditorAreaQuery } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';
import { accountParameter } from '../person/accountParameter';
import type { TranslationPage } from '../translation/loadTranslations';

/** Query parameter with the page whose translations are open. */
export const pageParameter = 'page';

/** Fragment of the translations section. */
export const translationAnchor = 'translation';

/** Returns the id of a page from a query parameter; undefined if it is malformed. */
export const readPageId = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;

/** Returns the address of the editor area without an open page. */
export function areaHref({ links }: Pick<SiteView, 'links'>, query: EditorAreaQuery): string {
  const text = formatEditorAreaQuery(query);
  return `${siteUrl(applicationPaths.editor, links)}${text && `?${text}`}`;
}

/** Returns the address of the editor area with a page's translations open. */
export function areaPageHref(view: Pick<SiteView, 'links'>, query: EditorAreaQuery, pageId: string): string {
  const parameters = new URLSearchParams(formatEditorAreaQuery(query));
  parameters.set(pageParameter, pageId);
  return `${siteUrl(applicationPaths.editor, view.links)}?${parameters.toString()}#${translationAnchor}`;
}

/** Returns the address of the account sign-in, which leads back to the page's translations. */
export function accountHref(view: Pick<SiteView, 'links'>, query: EditorAreaQuery, pageId: string): string {
  const parameters = new URLSearchParams(formatEditorAreaQuery(query));
  parameters.set(pageParameter, pageId);
  parameters.set(accountParameter, '');
  return `${siteUrl(applicationPaths.editor, view.links)}?${parameters.toString()}`;
}

export const previewHref = ({ links }: Pick<SiteView, 'links'>, pageId: string): string =>
  `${siteUrl(applicationPaths.preview, links)}?${new URLSearchParams({ page: pageId }).toString()}`;

export const publicHref = (
  { links }: Pick<SiteView, 'links'>,
  { parentSlug, slug }: Pick<TranslationPage, 'parentSlug' | 'slug'>,
): string => pageUrl({ ...links, parentSlug, slug });

/** Returns the download address of a page's source texts for a language, as an XLIFF 2.1 package. */
export const packageHref = (pageId: string, language: string): string =>
  `/api/translation/package/${encodeURIComponent(pageId)}?${new URLSearchParams({ language }).toString()}`;
