import type { QueryFailureCode, QueryFailureContext } from '../graphql/queryGraphql';

/** `notConfigured`: no customer service is configured (CUSTOMER_URL). */
export type CustomerServiceErrorCode = QueryFailureCode | 'notConfigured';

/** Thrown if the customer service fails, sends an invalid response, or is not configured. */
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

/** Checks the name instead of the class, because routes are separate bundles. */
export const isCustomerServiceError = (error: unknown): error is Error =>
  error instanceof Error && error.name === 'CustomerServiceError';
