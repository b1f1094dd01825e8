import type { ReactNode } from 'react';
import type { SignedInUser } from '@kmx/core/portal';
import { ServiceDouble, type Answers, type Asked } from '../../shared/serviceDouble.mock';
import { customer } from '../../signIn/signIn.mock';
import { createTicketPage, ticketFilterChoices, ticketViews } from './tickets.mock';

const usual: Answers = {
  TicketList: ({ page }) => createTicketPage(60, Number(page)),
  TicketFilterChoices: () => ticketFilterChoices,
  TicketViews: () => ticketViews,
};

interface TicketsDoubleProps {
  /** Answers by the operation's name; those of a friendly service stand behind. */
  readonly answers?: Answers;
  readonly asked?: Asked[];
  readonly user?: SignedInUser;
  readonly children: ReactNode;
}

/** The portal around the list of tickets, in English, with a service that answers as it is told. */
export const TicketsDouble = ({ answers = {}, asked, user = customer, children }: TicketsDoubleProps) => (
  <ServiceDouble user={user} answers={{ ...usual, ...answers }} asked={asked}>
    {children}
  </ServiceDouble>
);
