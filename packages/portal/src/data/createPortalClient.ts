import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';

import { createCustomerLink, type CustomerLinkOptions, type DebugLevel } from './createCustomerLink';
import type { CustomerAccess } from './requestTwice';

/** A call of the customer data service that is slower counts as unavailable. */
const requestTimeoutMs = 10_000;
const debugLevelKey = 'kmx.debugLevel';

/** The debug level that support set in this tab (`sessionStorage['kmx.debugLevel']`), 0 by default. */
export function readDebugLevel(): DebugLevel {
  try {
    const level = window.sessionStorage.getItem(debugLevelKey);
    if (level === '1') return 1;
    return level === '2' ? 2 : 0;
  } catch {
    return 0;
  }
}

/** Records with an id are one thing wherever they are shown; a page of users is kept for each set of arguments. */
const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Me: { keyFields: ['id'] },
      UserRecord: { keyFields: ['id'] },
      Organisation: { keyFields: ['id'] },
      ProductInfo: { keyFields: ['slug'] },
      // Asked for in parts, by screens that need different ones.
      UserFilterChoices: { merge: true },
      TicketFilterChoices: { merge: true },
      ProductInfoChoices: { merge: true },
      // An access belongs to one user's record and is replaced with it.
      ApplicationAccess: { keyFields: false },
      Query: {
        fields: {
          users: { keyArgs: ['filter', 'sort', 'page', 'pageSize'] },
          auditTrail: { keyArgs: ['userId', 'page'] },
        },
      },
    },
  });

type ClientOptions = CustomerAccess &
  Pick<CustomerLinkOptions, 'dataPath'> &
  Partial<Omit<CustomerLinkOptions, keyof CustomerAccess>>;

/** Knows in whose name it asks, so that what else goes to the service, such as files, goes in the same. */
export class PortalClient extends ApolloClient {
  readonly access: CustomerAccess;

  constructor(access: CustomerAccess, options: ApolloClient.Options) {
    super(options);
    this.access = access;
  }
}

/** The client of the customer data service for one signed-in person; a new person gets a new one. */
export const createPortalClient = (options: ClientOptions): PortalClient =>
  new PortalClient(options, {
    cache: createCache(),
    link: createCustomerLink({
      debugLevel: readDebugLevel(),
      fetch: (...request) => window.fetch(...request),
      createTimeout: () => AbortSignal.timeout(requestTimeoutMs),
      ...options,
    }),
    defaultOptions: {
      // Shown at once from what is known, and always brought up to date: others administer the same records.
      watchQuery: { fetchPolicy: 'cache-and-network' },
    },
  });
