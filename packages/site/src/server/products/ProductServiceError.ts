import type { QueryFailureCode, QueryFailureContext } from '../graphql/queryGraphql';

/** `notConfigured`: this site has no product service at all (PRODUCT_URL). */
export type ProductServiceErrorCode = QueryFailureCode | 'notConfigured';

/** The product service did not answer a query as its schema promises, or there is none. */
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

/** By name and not by class: the proxy and the routes are bundled apart, and share what is being loaded. */
export const isProductServiceError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'ProductServiceError';
