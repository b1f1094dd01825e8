import type { z } from 'zod';

import { env } from '../env';
import { queryGraphql, type TypedDocument } from '../graphql/queryGraphql';

import { customerKeyHeaders } from './customerKeyHeaders';
import { CustomerServiceError } from './CustomerServiceError';

/**
 * Sends a typed query to the customer service and validates the response.
 * @throws CustomerServiceError if the service is not configured, unreachable, slower than 3000 ms, or sends
 * an invalid response.
 */
export function queryCustomer<TSchema extends z.ZodType, TVariables>(
  document: TypedDocument<z.input<TSchema>, TVariables>,
  schema: TSchema,
  variables: TVariables,
): Promise<z.output<TSchema>> {
  const address = env().CUSTOMER_URL;
  if (address === undefined)
    return Promise.reject(new CustomerServiceError('notConfigured', { operation: 'any question' }));
  return queryGraphql(document, schema, variables, {
    address: `${address}/graphql`,
    headers: customerKeyHeaders(),
    createError: (code, input, options) => new CustomerServiceError(code, input, options),
  });
}
