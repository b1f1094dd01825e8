import type { z } from 'zod';

import { env } from '../env';
import { queryGraphql, type TypedDocument } from '../graphql/queryGraphql';

import { ProductServiceError } from './ProductServiceError';

/**
 * Sends a typed query to the product service and validates the response.
 * @throws ProductServiceError if the service is not configured, unreachable, slower than 3000 ms, or sends an
 * invalid response.
 */
export function queryProducts<TSchema extends z.ZodType, TVariables>(
  document: TypedDocument<z.input<TSchema>, TVariables>,
  schema: TSchema,
  variables: TVariables,
): Promise<z.output<TSchema>> {
  const address = env().PRODUCT_URL;
  if (address === undefined)
    return Promise.reject(new ProductServiceError('notConfigured', { operation: 'any question' }));
  return queryGraphql(document, schema, variables, {
    address: `${address}/graphql`,
    createError: (code, input, options) => new ProductServiceError(code, input, options),
  });
}
