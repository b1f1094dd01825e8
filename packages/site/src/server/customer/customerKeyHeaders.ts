import { env } from '../env';
import { currentRequestId, requestIdHeader } from '../requestContext';

/** What every call of the customer service carries: the key that it knows the site by, and the request's id. */
export function customerKeyHeaders(): Record<string, string> {
  const requestId = currentRequestId();
  return {
    'x-service-key': env().CUSTOMER_API_KEY,
    ...(requestId && { [requestIdHeader]: requestId }),
  };
}
