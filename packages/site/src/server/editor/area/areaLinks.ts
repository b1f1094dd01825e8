import { applicationPaths, formatEditorAreaQuery, pageUrl, siteUrl, type EditorAreaQuery } from '@kmx/core';

import type { SiteView } from '../../view/createSiteView';
import { accountParameter } from '../person/accountParameter';
import type { TranslationPage } from '../translation/loadTranslations';

/** The parameter that opens a page's translations. */
export const pageParameter = 'page';

/** Where the translations of a page stand in the screen. */
export const translationAnchor = 'translation';

/** The id of a page as the address has it; undefined for what cannot be one. */
export const readPageId = (value: string | string[] | undefined): string | undefined =>
  typeof value === 'string' && /^[\w-]{1,64}$/.test(value) ? value : undefined;

/** The area with other choices, without an open page. */
export function areaHref({ links }: Pick<SiteView, 'links'>, query: EditorAreaQuery): string {
  const text = formatEditorAreaQuery(query);
  return `${siteUrl(applicationPaths.editor, links)}${text && `?${text}`}`;
}

/** The area with the same choices and a page's translations open. */
export function areaPageHref(view: Pick<SiteView, 'links'>, query: EditorAreaQuery, pageId: string): string {
  const parameters = new URLSearchParams(formatEditorAreaQuery(query));
  parameters.set(pageParameter, pageId);
  return `${siteUrl(applicationPaths.editor, view.links)}?${parameters.toString()}#${translationAnchor}`;
}

/** The form by which a person signs in, and from there back to a page's translations. */
export function accountHref(view: Pick<SiteView, 'links'>, query: EditorAreaQuery, pageId: string): string {
  const parameters = new URLSearchParams(formatEditorAreaQuery(query));
  parameters.set(pageParameter, pageId);
  parameters.set(accountParameter, '');
  return `${siteUrl(applicationPaths.editor, view.links)}?${parameters.toString()}`;
}

/** The newest draft of a page, as the site shows it. */
export const previewHref = ({ links }: Pick<SiteView, 'links'>, pageId: string): string =>
  `${siteUrl(applicationPaths.preview, links)}?${new URLSearchParams({ page: pageId }).toString()}`;

/** The page as visitors reach it. */
export const publicHref = (
  { links }: Pick<SiteView, 'links'>,
  { parentSlug, slug }: Pick<TranslationPage, 'parentSlug' | 'slug'>,
): string => pageUrl({ ...links, parentSlug, slug });

/** A page's texts in its source language, to be translated into another: an XLIFF 2.1 package. */
export const packageHref = (pageId: string, language: string): string =>
  `/api/translation/package/${encodeURIComponent(pageId)}?${new URLSearchParams({ language }).toString()}`;
