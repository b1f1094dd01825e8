import type { QueryFailureCode, QueryFailureContext } from '../graphql/queryGraphql';

/** The content service did not answer a query as its schema promises. */
export class ContentError extends Error {
  override readonly name = 'ContentError';

  constructor(
    readonly code: QueryFailureCode,
    readonly facts: QueryFailureContext,
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

/** Whether the content service answers, yet not to what the reader asked with, such as a cursor that it never gave. */
export const isContentRejection = (error: unknown): boolean =>
  isContentError(error) && 'code' in error && error.code === ('refused' satisfies QueryFailureCode);
