import type { ReactNode } from 'react';
import type { SignedInUser } from '@kmx/core/portal';
import { ServiceDouble, type Responses, type Requested } from '../../shared/serviceDouble.mock';
import { customer } from '../../signIn/signIn.mock';
import { createTicketPage, ticketFilterChoices, ticketViews } from './tickets.mock';

const usual: Responses = {
  TicketList: ({ page }) => createTicketPage(60, Number(page)),
  TicketFilterChoices: () => ticketFilterChoices,
  TicketViews: () => ticketViews,
};

interface TicketsDoubleProps {
  /** Responses by the operation's name; the default responses fill the rest. */
  readonly answers?: Responses;
  readonly asked?: Requested[];
  readonly user?: SignedInUser;
  readonly children: ReactNode;
}

/** The portal around the list of tickets, in English, with a service that returns `answers`. */
export const TicketsDouble = ({ answers = {}, asked, user = customer, children }: TicketsDoubleProps) => (
  <ServiceDouble user={user} responses={{ ...usual, ...answers }} requested={asked}>
    {children}
  </ServiceDouble>
);
