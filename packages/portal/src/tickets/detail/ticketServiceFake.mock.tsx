import { ApolloClient } from '@apollo/client';
import { InMemoryCache } from '@apollo/client/cache';
import { ApolloProvider } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import type { SignedInUser } from '@kmx/core/portal';
import messages from '../../../messages/en.json';
import { createLink, type Requested, type Responses, type Result } from '../../shared/serviceDouble.mock';
import { createSignInDouble, customer } from '../../signIn/signIn.mock';
import { SignInContext } from '../../signIn/SignInContext';
import { UploadToolsContext, type UploadTools } from '../upload/UploadTools';
import { createDetail } from './ticket.mock';

export type { Requested, Responses, Result };

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

/** Files arrive at once; each gets its name as id. */
export const friendlyUploads: UploadTools = {
  send: (file) => Promise.resolve({ kind: 'stored', id: `id-of-${file.name}` }),
  remove: () => undefined,
};

interface TicketServiceFakeProps {
  /** Responses by the operation's name; the default responses fill the rest. */
  readonly responses?: Responses;
  readonly requested?: Requested[];
  readonly user?: SignedInUser;
  readonly uploads?: UploadTools;
  readonly children: ReactNode;
}

/** The portal around a ticket screen, in English, with a service that returns `responses`. */
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
