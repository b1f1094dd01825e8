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

type Data = Record<string, unknown>;
export type Result = (variables: Data) => Data | Error | 'pending';

/** Requests to the service, in order. */
export interface Requested {
  readonly operation: string;
  readonly variables: Data;
}

/** Answers by the operation's name. */
export type Responses = Readonly<Record<string, Result>>;

export function createLink(responses: Responses, requested: Requested[]): ApolloLink {
  return new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable<ApolloLink.Result>((observer) => {
        requested.push({ operation: operationName, variables });
        const response =
          responses[operationName]?.(variables) ?? new Error(`Nobody answers ${operationName}.`);
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

interface ServiceDoubleProps {
  readonly user: SignedInUser;
  readonly responses: Responses;
  readonly requested?: Requested[];
  readonly children: ReactNode;
}

/** The portal around a screen, in English, for this user, with a service that returns `responses`. */
export function ServiceDouble({ user, responses, requested = [], children }: ServiceDoubleProps) {
  const [client] = useState(
    () => new ApolloClient({ cache: new InMemoryCache(), link: createLink(responses, requested) }),
  );
  return (
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <SignInContext value={createSignInDouble({ user })}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </SignInContext>
    </IntlProvider>
  );
}
