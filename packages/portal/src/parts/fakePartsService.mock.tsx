import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Observable } from 'rxjs';
import type { SignedInUser } from '@kmx/core/portal';
import messages from '../../messages/en.json';
import { createFakeSignIn } from '../signIn/signIn.mock';
import { SignInContext } from '../signIn/SignInContext';
import { createOrderPage, orderDetail } from './orders.mock';
import {
  createProductPage,
  downloadFile,
  downloadList,
  locations,
  partPage,
  parts,
  partsCustomer,
  productChoices,
  productDetail,
} from './parts.mock';

type Data = Record<string, unknown>;
type FakeResponse = (variables: Data) => Data | Error | 'pending';

/** Responses by operation name. */
export type FakeResponses = Readonly<Record<string, FakeResponse>>;

export interface RecordedRequest {
  readonly operation: string;
  readonly variables: Data;
}

const findParts = (numbers: unknown) =>
  parts.filter(({ articleNumber }) => Array.isArray(numbers) && numbers.includes(articleNumber));

const defaultResponses: FakeResponses = {
  ProductInfos: ({ page }) => createProductPage(45, Number(page)),
  ProductInfoChoices: () => productChoices,
  ProductInfo: () => productDetail,
  ProductParts: () => partPage,
  PartsByArticleNumbers: ({ articleNumbers }) => ({ partsByArticleNumbers: findParts(articleNumbers) }),
  DeliveryLocations: () => locations,
  ApprovalRules: () => ({ orderApprovalRules: [] }),
  OrderParts: () => ({
    orderParts: {
      __typename: 'OrderRequested',
      reference: 'KMX-7F3K-9Q2M',
      lines: 1,
      isWaitingForApproval: false,
    },
  }),
  Orders: ({ page }) => createOrderPage(45, Number(page)),
  Order: () => orderDetail,
  Downloads: () => downloadList,
  DownloadFile: () => downloadFile,
  OwnAccess: () => ({ user: null }),
};

function createLink(responses: FakeResponses, requests: RecordedRequest[]): ApolloLink {
  return new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable<ApolloLink.Result>((observer) => {
        requests.push({ operation: operationName, variables });
        const response =
          responses[operationName]?.(variables) ?? new Error(`No response for ${operationName}.`);
        if (response === 'pending') return;
        if (response instanceof Error) {
          observer.error(response);
          return;
        }
        observer.next({ data: response });
        observer.complete();
      }),
  );
}

interface FakePartsServiceProps {
  /** Replaces successful default responses. */
  readonly responses?: FakeResponses;
  readonly requests?: RecordedRequest[];
  readonly user?: SignedInUser;
  readonly children: ReactNode;
}

/** Renders a screen in the portal, in English, with a fake service. */
export function FakePartsService({
  responses = {},
  requests = [],
  user = partsCustomer,
  children,
}: FakePartsServiceProps) {
  const [client] = useState(
    () =>
      new ApolloClient({
        cache: new InMemoryCache(),
        link: createLink({ ...defaultResponses, ...responses }, requests),
      }),
  );
  return (
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <SignInContext value={createFakeSignIn({ user })}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </SignInContext>
    </IntlProvider>
  );
}
