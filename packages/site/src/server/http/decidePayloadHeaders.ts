/** The build that the asking page was made by: `?{build}` (section 7), also as `?build={build}`. */
function readRequestedBuild(url: string): string | undefined {
  const { searchParams } = new URL(url);
  return searchParams.get('build') ?? [...searchParams.keys()][0];
}

export interface PayloadRequest {
  url: string;
  /** The build of this process. */
  buildId: string;
  /** Whether everybody may read it. */
  isOpen: boolean;
}

/** Kept only where the asking page and this process are of one build: another build may read the JSON otherwise. */
function decideCaching({ url, buildId, isOpen }: PayloadRequest): string {
  if (!isOpen) return 'private, no-store';
  return readRequestedBuild(url) === buildId ? 'public, max-age=60' : 'no-store';
}

/** The headers of a `_payload.json`. */
export const decidePayloadHeaders = (request: PayloadRequest): Record<string, string> => ({
  'cache-control': decideCaching(request),
  'x-robots-tag': 'noindex',
});
