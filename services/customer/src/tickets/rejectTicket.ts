import type { ExistingTicket, TicketRejectionCode, TicketRejected } from './model';

const messages: Readonly<Record<TicketRejectionCode, string>> = {
  // The same message for both, so that callers cannot find out which tickets exist.
  unknownTicket: 'This ticket does not exist, or you do not have permission to see it.',
  notAllowed: 'You may not do this.',
  closed: 'This ticket is closed.',
  notReopenable: 'This ticket cannot be reopened: it is not closed, or it was closed more than 14 days ago.',
  invalid: 'What was entered cannot be used.',
  attachmentUnavailable: 'An attached file is not available any more. Please attach it again.',
  storageFull: 'The files of this organisation take all the room that they may.',
  tooMany: 'There are too many of these.',
  alreadySent: 'This was sent before with another content, and is stored as it was then.',
};

/** Nothing was changed, and why. */
export const rejectTicket = (code: TicketRejectionCode, message = messages[code]): TicketRejected => ({
  kind: 'rejected',
  code,
  message,
  existing: null,
});

/** The user has used the key for different content: nothing was changed, and the existing ticket is returned. */
export const rejectSent = (existing: ExistingTicket): TicketRejected => ({
  ...rejectTicket('alreadySent'),
  existing,
});

/** Ends a transaction, so that what it wrote is undone. */
export class TicketRejectionError extends Error {
  constructor(readonly rejected: TicketRejected) {
    super(rejected.message);
    this.name = 'TicketRefusal';
  }
}

/** Returns the rejection thrown by the work, if any. */
export const catchRejection = async <Value>(work: () => Promise<Value>): Promise<Value | TicketRejected> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TicketRejectionError) return error.rejected;
    throw error;
  }
};
