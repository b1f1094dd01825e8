import { CombinedGraphQLErrors } from '@apollo/client/errors';

/**
 * Reason why data is missing: no network, service unavailable or too slow, session ended, access denied, or a response
 * that counts as failed (section 7: "If all returned data fields are null, or no data comes back").
 */
export type DataProblem = 'offline' | 'unavailable' | 'signedOut' | 'forbidden' | 'failed';

/** A failed request; `serviceCode` is the error code of the service, if it sent one. */
export class DataError extends Error {
  override readonly name = 'DataError';
  readonly code: DataProblem;
  readonly serviceCode: string | undefined;

  constructor(code: DataProblem, { serviceCode, cause }: { serviceCode?: string; cause?: unknown } = {}) {
    super(`The request to the customer data service failed: ${serviceCode ?? code}.`, { cause });
    this.code = code;
    this.serviceCode = serviceCode;
  }
}

/** Maps an error of a query or mutation to its problem; an unknown error counts as `failed`. */
export const toDataProblem = (error: unknown): DataProblem =>
  error instanceof DataError ? error.code : 'failed';

/** Returns the error code of the service, such as `USER_NOT_AVAILABLE`; undefined if it sent none. */
export function serviceCodeOf(error: unknown): string | undefined {
  if (error instanceof DataError) return error.serviceCode;
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const code = error.errors[0]?.extensions?.code;
  return typeof code === 'string' ? code : undefined;
}
