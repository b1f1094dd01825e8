export * from './decideTicket';
export * from './ticketLimits';
export * from './ticketTypes';
