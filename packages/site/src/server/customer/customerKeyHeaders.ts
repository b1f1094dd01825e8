import { env } from '../env';
import { currentRequestId, requestIdHeader } from '../requestContext';

/** Returns the headers of every call to the customer service: its key and the request id. */
export function customerKeyHeaders(): Record<string, string> {
  const requestId = currentRequestId();
  return {
    'x-service-key': env().CUSTOMER_API_KEY,
    ...(requestId && { [requestIdHeader]: requestId }),
  };
}
