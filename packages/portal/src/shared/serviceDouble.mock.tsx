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
export type Answer = (variables: Data) => Data | Error | 'pending';

/** What the service was asked, in order. */
export interface Asked {
  readonly operation: string;
  readonly variables: Data;
}

/** Answers by the operation's name. */
export type Answers = Readonly<Record<string, Answer>>;

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

interface ServiceDoubleProps {
  readonly user: SignedInUser;
  readonly answers: Answers;
  readonly asked?: Asked[];
  readonly children: ReactNode;
}

/** The portal around a screen, in English, for this person, with a service that answers as it is told. */
export function ServiceDouble({ user, answers, asked = [], children }: ServiceDoubleProps) {
  const [client] = useState(
    () => new ApolloClient({ cache: new InMemoryCache(), link: createLink(answers, asked) }),
  );
  return (
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <SignInContext value={createSignInDouble({ user })}>
        <ApolloProvider client={client}>{children}</ApolloProvider>
      </SignInContext>
    </IntlProvider>
  );
}
