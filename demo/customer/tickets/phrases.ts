import type { CloseReason } from '@kmx/contract/tickets';

/** Sentences that customers append to a description. */
export const urgencies: readonly string[] = [
  'The line is running at reduced speed until this is solved.',
  'Production of this article stands. We can be reached by phone until 22 o’clock.',
  'It is not urgent; an answer within this week is enough.',
  'Please contact the early shift, they know the machine best.',
  'Our own maintenance has not found anything.',
  'A second machine takes over for the moment.',
  'Photos can be sent if they are of use.',
];

/** Later comments, by provider and customer in turn. */
export const furtherReplies: readonly string[] = [
  'Is everything running as it should? If we hear nothing, we will ask again in a week.',
  'I have spoken with our application engineers: the values are right. Please watch the next order and tell us how it went.',
  'May we close the ticket, or is something left to do?',
];
export const furtherComments: readonly string[] = [
  'We are still watching it and will report at the end of the week.',
  'It has happened once more this morning, but with another article.',
  'The colleague of the late shift will send the figures tomorrow.',
  'Could you please tell us when we can expect an answer?',
];

export const closingMessages: Readonly<Record<CloseReason, readonly string[]>> = {
  solvedByProvider: ['Solved, thank you for the fast help.', 'Works again.', 'Done as agreed.'],
  solvedWithoutProvider: [
    'Our maintenance has found the cause: a loose plug.',
    'It was the wire. With the next drum everything is in order.',
    'Solved by ourselves after reading the article in the knowledge hub.',
  ],
  noLongerRelevant: [
    'The order was withdrawn by our customer.',
    'The machine was moved, the question no longer arises.',
    'Opened twice by mistake, see the other ticket.',
  ],
};

export const reopeningMessages: readonly string[] = [
  'The fault is back since this morning, exactly as described.',
  'We closed this too early: with the next batch it began again.',
];
