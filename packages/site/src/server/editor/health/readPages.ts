import { z } from 'zod';
import { PageByIdDocument } from '@kmx/blocks';
import type { LanguageCode } from '@kmx/core';

import { isContentError } from '../../content/ContentError';
import { queryContent } from '../../content/queryContent';
import { log } from '../../log';
import { inChunks } from '../../products/inChunks';
import type { TranslationPage } from '../translation/loadTranslations';

import type { ReadPage } from './SiteHealth';

/** Limits the load on the content service, which visitors depend on. */
const pagesAtOnce = 4;

const contentSchema = z.object({
  pageById: z.object({ modules: z.array(z.unknown()).nullable(), shareImage: z.unknown() }).nullable(),
});

/** A page, or the reason why it could not be parsed. */
export type PageReading =
  | { readonly kind: 'read'; readonly read: ReadPage }
  | { readonly kind: 'unreadable'; readonly page: TranslationPage };

/** Distinguishes an invalid page from a failing service. */
const isAboutPage = (error: unknown) =>
  isContentError(error) && 'code' in error && (error.code === 'badResponse' || error.code === 'rejected');

async function readPage(page: TranslationPage, language: LanguageCode): Promise<PageReading> {
  try {
    const variables = { id: page.id, draft: true };
    const { pageById } = await queryContent(PageByIdDocument, contentSchema, variables, language, {
      isPreview: true,
    });
    if (!pageById) return { kind: 'unreadable', page };
    return { kind: 'read', read: { page, modules: pageById.modules ?? [], shareImage: pageById.shareImage } };
  } catch (error) {
    if (!isAboutPage(error)) throw error;
    log('warn', 'A page could not be checked.', { page: page.id }, error);
    return { kind: 'unreadable', page };
  }
}

/**
 * Reads the newest drafts of pages with their modules, uncached.
 * @throws ContentError if the content service is down or too slow.
 */
export const readPages = (
  pages: readonly TranslationPage[],
  language: LanguageCode,
): Promise<readonly PageReading[]> =>
  inChunks(pages, pagesAtOnce, (chunk) => Promise.all(chunk.map((page) => readPage(page, language))));
