import { z } from 'zod';
import { PageByIdDocument } from '@kmx/blocks';
import type { LanguageCode } from '@kmx/core';

import { pageSchema, type ContentPage } from '../../content/page.schema';
import { queryContent } from '../../content/queryContent';

import type { PreviewQuery } from './previewQuery';

const pageByIdSchema = z.object({ pageById: pageSchema.nullable() });

/**
 * A page of any site, as its newest draft or its published version has it; null when there is none. Asked for anew each time,
 * with the key of the preview: nothing of a draft is remembered.
 * @throws ContentError when the content service cannot answer.
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
