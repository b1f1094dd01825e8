import { currentRequestId, requestIdHeader } from '@kmx/server/logging';
import { env } from '../env';

/** Returns the headers of every call to the customer service: its key and the request id. */
export function customerKeyHeaders(): Record<string, string> {
  const requestId = currentRequestId();
  return {
    'x-service-key': env().CUSTOMER_API_KEY,
    ...(requestId && { [requestIdHeader]: requestId }),
  };
}
