import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';

import { createCustomerLink, type CustomerLinkOptions, type DebugLevel } from './createCustomerLink';
import type { CustomerAccess } from './requestTwice';

/** Slower requests to the customer data service count as unavailable. */
const requestTimeoutMs = 10_000;
const debugLevelKey = 'kmx.debugLevel';

/** Reads the debug level that support set in this tab (`sessionStorage['kmx.debugLevel']`); 0 by default. */
export function readDebugLevel(): DebugLevel {
  try {
    const level = window.sessionStorage.getItem(debugLevelKey);
    if (level === '1') return 1;
    return level === '2' ? 2 : 0;
  } catch {
    return 0;
  }
}

/** Records are normalized by their id; pages of users are cached per set of arguments. */
const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Me: { keyFields: ['id'] },
      UserRecord: { keyFields: ['id'] },
      Organisation: { keyFields: ['id'] },
      ProductInfo: { keyFields: ['slug'] },
      // Merged, because screens request different fields.
      UserFilterChoices: { merge: true },
      TicketFilterChoices: { merge: true },
      ProductInfoChoices: { merge: true },
      // An access is embedded in its user's record and replaced with it.
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

/** Exposes the credentials, so that requests outside Apollo, such as uploads, use the same ones. */
export class PortalClient extends ApolloClient {
  readonly access: CustomerAccess;

  constructor(access: CustomerAccess, options: ApolloClient.Options) {
    super(options);
    this.access = access;
  }
}

/** Creates the client of the customer data service for one signed-in user; each user gets a separate one. */
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
      // Renders from the cache first and always refetches, because others administer the same records.
      watchQuery: { fetchPolicy: 'cache-and-network' },
    },
  });
