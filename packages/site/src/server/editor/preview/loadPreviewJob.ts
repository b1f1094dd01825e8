import { jobOpeningSchema, type JobOpeningData } from '@kmx/blocks';
import type { LanguageCode } from '@kmx/core';

import { queryContent } from '../../content/queryContent';
import type { PreviewQuery } from '../../editorAccess/previewQuery';
import { JobOpeningByIdDocument } from '../../lists/jobOpenings.query';
import { jobOpeningByIdSchema } from '../../lists/jobOpenings.schema';

/**
 * Loads a job opening of any site, with the same access as `loadPreviewPage`; null if there is none, "incomplete" if
 * its draft lacks required fields.
 * @throws ContentError if the content service fails.
 */
export async function loadPreviewJob(
  { page: id, stage }: Pick<PreviewQuery, 'page' | 'stage'>,
  language: LanguageCode,
): Promise<JobOpeningData | 'incomplete' | null> {
  const variables = { id, draft: stage === 'DRAFT' };
  const { jobOpeningById } = await queryContent(
    JobOpeningByIdDocument,
    jobOpeningByIdSchema,
    variables,
    language,
    { isPreview: true },
  );
  if (jobOpeningById === null) return null;
  return jobOpeningSchema.safeParse(jobOpeningById).data ?? 'incomplete';
}
