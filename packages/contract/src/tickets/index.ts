export * from './decideTicket';
export * from './ticketTypes';
