import type { PayloadRequest } from 'payload';
import { clientAddressHeader } from '../http/clientAddress';

/** The site signs editors in too, and reports the address of its visitor. */
const visitorAddressHeader = 'x-kmx-visitor-address';
const maxAddressLength = 64;

/** Address whose guesses are counted together; that of a visitor of the site counts with a service account's key only. */
export const requestAddress = ({ headers, user }: Pick<PayloadRequest, 'headers' | 'user'>): string => {
  const visitor = user?.collection === 'service-accounts' ? headers.get(visitorAddressHeader) : null;
  return (visitor ?? headers.get(clientAddressHeader) ?? 'unknown').slice(0, maxAddressLength);
};
