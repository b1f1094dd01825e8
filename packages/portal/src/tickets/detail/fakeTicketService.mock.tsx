import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import messages from '../../../messages/en.json';
import { createLink, type RecordedRequest, type Responses, type Result } from '../../shared/fakeService.mock';
import { createFakeSignIn, customer } from '../../signIn/signIn.mock';
import { SignInContext } from '../../signIn/SignInContext';
import { UploadToolsContext, type UploadTools } from '../upload/UploadTools';
import { createDetail } from './ticket.mock';

export type { RecordedRequest, Responses, Result };

const createLocation = (id: string, name: string, city: string) => ({
  __typename: 'Location',
  id,
  name,
  city,
  country: 'CH',
  organisation: { __typename: 'Organisation', id: 'org-1', name: 'Harness Works' },
});

const createMachine = (id: string, name: string, serialNumber: string, locationId: string) => ({
  __typename: 'MachineChoice',
  id,
  name,
  serialNumber,
  type: 'crimpLine',
  locationId,
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

/** Uploads complete immediately; each file gets its name as id. */
export const friendlyUploads: UploadTools = {
  send: (file) => Promise.resolve({ kind: 'stored', id: `id-of-${file.name}` }),
  remove: () => undefined,
};

interface FakeTicketServiceProps {
  /** Responses by operation name; default responses for the others. */
  readonly responses?: Responses;
  readonly requests?: RecordedRequest[];
  readonly user?: SignedInUser;
  readonly uploads?: UploadTools;
  readonly children: ReactNode;
}

/** Renders a ticket screen in the portal, in English, with a service that returns `responses`. */
export function FakeTicketService({
  responses = {},
  requests = [],
  user = customer,
  uploads = friendlyUploads,
  children,
}: FakeTicketServiceProps) {
  const [client] = useState(
    () =>
      new ApolloClient({
        cache: new InMemoryCache(),
        link: createLink({ ...usual, ...responses }, requests),
      }),
  );
  return (
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <SignInContext value={createFakeSignIn({ user })}>
        <UploadToolsContext value={uploads}>
          <ApolloProvider client={client}>{children}</ApolloProvider>
        </UploadToolsContext>
      </SignInContext>
    </IntlProvider>
  );
}
