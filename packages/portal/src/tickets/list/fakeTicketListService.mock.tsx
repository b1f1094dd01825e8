import type { ReactNode } from 'react';
import type { SignedInUser } from '@kmx/core/portal';
import { FakeService, type Responses, type RecordedRequest } from '../../shared/fakeService.mock';
import { customer } from '../../signIn/signIn.mock';
import { createTicketPage, ticketFilterChoices, ticketViews } from './tickets.mock';

const usual: Responses = {
  TicketList: ({ page }) => createTicketPage(60, Number(page)),
  TicketFilterChoices: () => ticketFilterChoices,
  TicketViews: () => ticketViews,
};

interface FakeTicketListServiceProps {
  /** Responses by operation name; default responses for the others. */
  readonly responses?: Responses;
  readonly requests?: RecordedRequest[];
  readonly user?: SignedInUser;
  readonly children: ReactNode;
}

/** Renders the list of tickets in the portal, in English, with a service that returns `responses`. */
export const FakeTicketListService = ({
  responses = {},
  requests,
  user = customer,
  children,
}: FakeTicketListServiceProps) => (
  <FakeService user={user} responses={{ ...usual, ...responses }} requests={requests}>
    {children}
  </FakeService>
);
