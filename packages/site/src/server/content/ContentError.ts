import type { QueryFailureCode, QueryFailureContext } from '../graphql/queryGraphql';

/** Thrown if the content service fails or sends an invalid response. */
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

/**
 * Checks the name instead of the class, because the proxy and the routes are separate bundles that share
 * promises.
 */
export const isContentError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ContentError';

/** Checks if the content service rejected the reader's input, for example an invalid cursor. */
export const isContentRejection = (error: unknown): boolean =>
  isContentError(error) && 'code' in error && error.code === ('rejected' satisfies QueryFailureCode);
