/** Returns the build of the requesting page: `?{build}` (section 7), or `?build={build}`. */
function readRequestedBuild(url: string): string | undefined {
  const { searchParams } = new URL(url);
  return searchParams.get('build') ?? [...searchParams.keys()][0];
}

export interface PayloadRequest {
  url: string;
  /** The build of this process. */
  buildId: string;
  /** True if the page is public. */
  isOpen: boolean;
}

/**
 * Cached only if the page and this process have the same build, because the format may differ between builds.
 */
function decideCaching({ url, buildId, isOpen }: PayloadRequest): string {
  if (!isOpen) return 'private, no-store';
  return readRequestedBuild(url) === buildId ? 'public, max-age=60' : 'no-store';
}

/** Returns the headers of a `_payload.json`. */
export const decidePayloadHeaders = (request: PayloadRequest): Record<string, string> => ({
  'cache-control': decideCaching(request),
  'x-robots-tag': 'noindex',
});
