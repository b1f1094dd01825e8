import type { DecidedRequest } from '../routing/decideRequest';

import { mayPreview } from './mayPreview';
import { readPreviewQuery } from './previewQuery';

/** Checks if a request for a preview lacks permission. */
export const isPreviewRejected = (
  { resolution: { outcome }, query }: Pick<DecidedRequest, 'resolution' | 'query'>,
  editorCookie: string | undefined,
): boolean =>
  outcome.kind === 'application' &&
  outcome.route.kind === 'preview' &&
  !mayPreview(readPreviewQuery(new URLSearchParams(query)), editorCookie);
