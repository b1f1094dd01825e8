import { z } from 'zod';
import { PageByIdDocument } from '@kmx/blocks';
import type { LanguageCode } from '@kmx/core';

import { pageSchema, type ContentPage } from '../../content/page.schema';
import { queryContent } from '../../content/queryContent';

import type { PreviewQuery } from '../../editorAccess/previewQuery';

const pageByIdSchema = z.object({ pageById: pageSchema.nullable() });

/**
 * Loads the newest draft or published version of a page of any site; null if there is none. Uncached, because
 * drafts must not enter a cache.
 * @throws ContentError if the content service fails.
 */
export async function loadPreviewPage(
  { page, stage }: Pick<PreviewQuery, 'page' | 'stage'>,
  language: LanguageCode,
): Promise<ContentPage | null> {
  const variables = { id: page, draft: stage === 'DRAFT' };
  const response = await queryContent(PageByIdDocument, pageByIdSchema, variables, language, {
    isPreview: true,
  });
  return response.pageById;
}
