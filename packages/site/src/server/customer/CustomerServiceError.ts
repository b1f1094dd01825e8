import type { QueryFailureCode, QueryFailureContext } from '../graphql/queryGraphql';

/** `notConfigured`: this site has no customer service at all (CUSTOMER_URL). */
export type CustomerServiceErrorCode = QueryFailureCode | 'notConfigured';

/** The customer service did not answer as its schema promises, or there is none. */
export class CustomerServiceError extends Error {
  override readonly name = 'CustomerServiceError';

  constructor(
    readonly code: CustomerServiceErrorCode,
    readonly facts: QueryFailureContext,
    options?: { cause?: unknown },
  ) {
    super(
      `Customer service: ${code} for ${facts.operation}${facts.detail ? ` (${facts.detail})` : ''}`,
      options,
    );
  }
}

/** By name and not by class: the routes are bundled apart. */
export const isCustomerServiceError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'CustomerServiceError';
