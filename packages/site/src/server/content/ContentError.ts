export type ContentErrorCode = 'unreachable' | 'timeout' | 'badStatus' | 'badAnswer';

/** The content service did not answer a query as its schema promises. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    readonly code: ContentErrorCode,
    readonly facts: { operation: string; status?: number; detail?: string },
    options?: { cause?: unknown },
  ) {
    super(
      `Content service: ${code} for ${facts.operation}${facts.detail ? ` (${facts.detail})` : ''}`,
      options,
    );
  }
}

/** By name and not by class: the proxy and the routes are bundled apart, and share what is being loaded. */
export const isContentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentError';
