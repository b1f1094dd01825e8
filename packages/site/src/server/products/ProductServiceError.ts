import type { QueryFailureCode, QueryFailureContext } from '../graphql/queryGraphql';

/** `notConfigured`: no product service is configured (PRODUCT_URL). */
export type ProductServiceErrorCode = QueryFailureCode | 'notConfigured';

/** Thrown if the product service fails, sends an invalid response, or is not configured. */
export class ProductServiceError extends Error {
  override readonly name = 'ProductServiceError';

  constructor(
    readonly code: ProductServiceErrorCode,
    readonly facts: QueryFailureContext,
    options?: { cause?: unknown },
  ) {
    super(
      `Product service: ${code} for ${facts.operation}${facts.detail ? ` (${facts.detail})` : ''}`,
      options,
    );
  }
}

/**
 * Checks the name instead of the class, because the proxy and the routes are separate bundles that share
 * promises.
 */
export const isProductServiceError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ProductServiceError';
