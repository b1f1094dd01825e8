import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloLink } from '@apollo/client/link';
import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Observable } from 'rxjs';
import type { SignedInUser } from '@kmx/core/portal';
import messages from '../../../messages/en.json';
import { createSignInDouble, customer } from '../../signIn/signIn.mock';
import { SignInContext } from '../../signIn/SignInContext';
import { UploadToolsContext, type UploadTools } from '../upload/UploadTools';
import { createDetail } from './ticket.mock';

type Data = Record<string, unknown>;
export type Result = (variables: Data) => Data | Error | 'pending';
export type Responses = Readonly<Record<string, Result>>;

/** Requests to the service, in order. */
export interface Requested {
  readonly operation: string;
  readonly variables: Data;
}

const createLocation = (id: string, name: string, city: string) => ({
  __typename: 'Location',
  ...{ id, name, city },
  country: 'CH',
  organisation: { __typename: 'Organisation', id: 'org-1', name: 'Harness Works' },
});

const createMachine = (id: string, name: string, serialNumber: string, locationId: string) => ({
  __typename: 'MachineChoice',
  ...{ id, name, serialNumber, type: 'crimpLine', locationId },
});

export const newTicketChoices = {
  locations: [createLocation('loc-1', 'Hall 2', 'Lucerne'), createLocation('loc-2', 'Hall 5', 'Thun')],
  ticketFilterChoices: {
    __typename: 'TicketFilterChoices',
    machines: [
      createMachine('m-1', 'Alpha 550', '550-00172', 'loc-1'),
      createMachine('m-2', 'Alpha 530', '530-00311', 'loc-2'),
      createMachine('m-3', 'Zeta 650', '650-00009', 'loc-2'),
    ],
  },
};

const usual: Responses = {
  Ticket: () => ({ ticket: createDetail() }),
  NewTicketChoices: () => newTicketChoices,
  TicketColleagues: () => ({
    ticketColleagues: [
      { __typename: 'TicketPerson', id: 'u-customer', name: 'Carla Customer' },
      { __typename: 'TicketPerson', id: 'u-admin', name: 'Plant Planner' },
    ],
  }),
};

function createLink(responses: Responses, requested: Requested[]): ApolloLink {
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

/** Files arrive at once; each gets its name as id. */
export const friendlyUploads: UploadTools = {
  send: (file) => Promise.resolve({ kind: 'stored', id: `id-of-${file.name}` }),
  remove: () => undefined,
};

interface TicketServiceFakeProps {
  /** Answers by the operation's name; those of a friendly service stand behind. */
  readonly responses?: Responses;
  readonly requested?: Requested[];
  readonly user?: SignedInUser;
  readonly uploads?: UploadTools;
  readonly children: ReactNode;
}

/** The portal around a ticket screen, in English, with a service that answers as it is told. */
export function TicketServiceFake({
  responses = {},
  requested = [],
  user = customer,
  uploads = friendlyUploads,
  children,
}: TicketServiceFakeProps) {
  const [client] = useState(
    () =>
      new ApolloClient({
        cache: new InMemoryCache(),
        link: createLink({ ...usual, ...responses }, requested),
      }),
  );
  return (
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <SignInContext value={createSignInDouble({ user })}>
        <UploadToolsContext value={uploads}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </UploadToolsContext>
      </SignInContext>
    </IntlProvider>
  );
}
