import type { DecidedRequest } from '../routing/decideRequest';

import { mayPreview } from './mayPreview';
import { readPreviewQuery } from './previewQuery';

/** Checks if a request for a preview lacks permission. */
export const isPreviewRejected = async (
  { resolution: { outcome }, query }: Pick<DecidedRequest, 'resolution' | 'query'>,
  cookies: Parameters<typeof mayPreview>[1],
): Promise<boolean> =>
  outcome.kind === 'application' &&
  outcome.route.kind === 'preview' &&
  !(await mayPreview(readPreviewQuery(new URLSearchParams(query)), cookies));
