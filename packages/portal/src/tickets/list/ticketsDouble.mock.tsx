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
  /** Answers by the operation's name; those of a friendly service stand behind. */
  readonly answers?: Responses;
  readonly asked?: Requested[];
  readonly user?: SignedInUser;
  readonly children: ReactNode;
}

/** The portal around the list of tickets, in English, with a service that answers as it is told. */
export const TicketsDouble = ({ answers = {}, asked, user = customer, children }: TicketsDoubleProps) => (
  <ServiceDouble user={user} responses={{ ...usual, ...answers }} requested={asked}>
    {children}
  </ServiceDouble>
);
