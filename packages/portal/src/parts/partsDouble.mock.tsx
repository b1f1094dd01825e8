import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Observable } from 'rxjs';
import type { SignedInUser } from '@kmx/core/portal';
import messages from '../../messages/en.json';
import { createSignInDouble } from '../signIn/signIn.mock';
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
type Answer = (variables: Data) => Data | Error | 'pending';

/** Responses by operation name. */
export type Answers = Readonly<Record<string, Answer>>;

/** Requests to the service, in order. */
export interface Asked {
  readonly operation: string;
  readonly variables: Data;
}

const findParts = (numbers: unknown) =>
  parts.filter(({ articleNumber }) => Array.isArray(numbers) && numbers.includes(articleNumber));

const usual: Answers = {
  ProductInfos: ({ page }) => createProductPage(45, Number(page)),
  ProductInfoChoices: () => productChoices,
  ProductInfo: () => productDetail,
  ProductParts: () => partPage,
  PartsByArticleNumbers: ({ articleNumbers }) => ({ partsByArticleNumbers: findParts(articleNumbers) }),
  DeliveryLocations: () => locations,
  OrderParts: () => ({
    orderParts: { __typename: 'OrderRequested', reference: 'KMX-7F3K-9Q2M', lines: 1 },
  }),
  Orders: ({ page }) => createOrderPage(45, Number(page)),
  Order: () => orderDetail,
  Downloads: () => downloadList,
  DownloadFile: () => downloadFile,
  OwnAccess: () => ({ user: null }),
};

function createLink(answers: Answers, asked: Asked[]): ApolloLink {
  return new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable<ApolloLink.Result>((observer) => {
        asked.push({ operation: operationName, variables });
        const answer = answers[operationName]?.(variables) ?? new Error(`Nobody answers ${operationName}.`);
        if (answer === 'pending') return;
        if (answer instanceof Error) {
          observer.error(answer);
          return;
        }
        observer.next({ data: answer });
        observer.complete();
      }),
  );
}

interface PartsDoubleProps {
  /** Replaces successful default responses. */
  readonly answers?: Answers;
  readonly asked?: Asked[];
  readonly user?: SignedInUser;
  readonly children: ReactNode;
}

/** Renders a screen in the portal, in English, with a fake service. */
export function PartsDouble({ answers = {}, asked = [], user = partsCustomer, children }: PartsDoubleProps) {
  const [client] = useState(
    () => new ApolloClient({ cache: new InMemoryCache(), link: createLink({ ...usual, ...answers }, asked) }),
  );
  return (
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <SignInContext value={createSignInDouble({ user })}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </SignInContext>
    </IntlProvider>
  );
}
