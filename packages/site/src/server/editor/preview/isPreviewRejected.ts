import type { DecidedRequest } from '../../routing/decideRequest';

import { mayPreview } from './mayPreview';
import { readPreviewQuery } from './previewQuery';

/** Whether a request is for the preview of a page, and may not see it. */
export const isPreviewRejected = (
  { resolution: { outcome }, query }: Pick<DecidedRequest, 'resolution' | 'query'>,
  editorCookie: string | undefined,
): boolean =>
  outcome.kind === 'application' &&
  outcome.route.kind === 'preview' &&
  !mayPreview(readPreviewQuery(new URLSearchParams(query)), editorCookie);
