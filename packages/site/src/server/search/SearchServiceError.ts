/** Failure of a request to the search service; message and `cause` describe it. */
export class SearchServiceError extends Error {
  readonly code = 'searchService';
  constructor(detail: string, options?: { cause?: unknown }) {
    super(`The search service: ${detail}`, options);
    this.name = 'SearchServiceError';
  }
}
