export * from './tickets/decideTicket';
export * from './tickets/ticketTypes';
