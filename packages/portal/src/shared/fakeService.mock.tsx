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

type Data = Record<string, unknown>;
export type Result = (variables: Data) => Data | Error | 'pending';

export interface RecordedRequest {
  readonly operation: string;
  readonly variables: Data;
}

/** Responses by operation name. */
export type Responses = Readonly<Record<string, Result>>;

export function createLink(responses: Responses, requests: RecordedRequest[]): ApolloLink {
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

interface FakeServiceProps {
  readonly user: SignedInUser;
  readonly responses: Responses;
  readonly requests?: RecordedRequest[];
  readonly children: ReactNode;
}

/** Renders a screen in the portal, in English, for this user, with a service that returns `responses`. */
export function FakeService({ user, responses, requests = [], children }: FakeServiceProps) {
  const [client] = useState(
    () => new ApolloClient({ cache: new InMemoryCache(), link: createLink(responses, requests) }),
  );
  return (
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <SignInContext value={createFakeSignIn({ user })}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </SignInContext>
    </IntlProvider>
  );
}
