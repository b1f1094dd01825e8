import { z } from 'zod';
import { ticketLimits } from '@kmx/contract/tickets';
import { cleanLine, cleanText } from '../../../toolkit/src/mail/cleanText';
import { accountTicketLimits } from './accountTicketLimits';
import type { TicketRejected } from './model';
import { rejectTicket } from './rejectTicket';

const line = (most: number, missing: string, tooLong: string) =>
  z.string().transform(cleanLine).pipe(z.string().min(1, missing).max(most, tooLong));

const lines = (missing: string, longest: number) =>
  z
    .string()
    .transform((text) => cleanText(text).trim())
    .pipe(z.string().min(1, missing).max(longest, 'The text is too long.'));

const optionalLine = (longest: number, tooLong: string) =>
  z
    .string()
    .transform(cleanLine)
    .pipe(z.string().max(longest, tooLong))
    .transform((text) => (text === '' ? null : text))
    .nullable();

const keySchema = z
  .string()
  .regex(/^[\w-]{8,100}$/, 'idempotencyKey has 8 to 100 letters, digits, dashes or underscores.');

export const newTicketSchema = z.object({
  subject: line(ticketLimits.subject, 'Please enter a subject.', 'The subject is too long.'),
  description: lines('Please enter a description.', ticketLimits.description),
  machineName: optionalLine(ticketLimits.machineName, 'The name of the machine is too long.'),
  serialNumber: optionalLine(ticketLimits.serialNumber, 'The serial number is too long.'),
  idempotencyKey: keySchema,
});
export type NewTicketTexts = z.infer<typeof newTicketSchema>;

export const commentSchema = z.object({
  text: lines('Please enter a comment', ticketLimits.comment),
  idempotencyKey: keySchema,
});

export const closingSchema = z.object({
  comment: z
    .string()
    .transform((text) => cleanText(text).trim())
    .pipe(z.string().max(ticketLimits.comment, 'The comment is too long.'))
    .transform((text) => (text === '' ? null : text))
    .nullable(),
});

export const viewSchema = z.object({
  name: line(accountTicketLimits.viewNameCharacters, 'Please enter a name.', 'The name is too long.'),
  query: z
    .string()
    .transform((text) => cleanLine(text).replace(/^\?/, ''))
    .pipe(z.string().max(accountTicketLimits.viewQueryCharacters, 'These settings are too long to be kept.')),
});

/** Returns the parsed input, or a rejection that names its first problem. */
export const parseInput = <Value>(
  schema: z.ZodType<Value>,
  input: unknown,
): { ok: true; value: Value } | { ok: false; rejection: TicketRejected } => {
  const parsed = schema.safeParse(input);
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, rejection: rejectTicket('invalid', parsed.error.issues[0]?.message) };
};

/** Null if the numbers of files and watchers are within the limits. */
export const decideTooMany = (
  attachmentIds: readonly string[],
  watcherIds: readonly string[] = [],
): TicketRejected | null => {
  if (attachmentIds.length > ticketLimits.attachments)
    return rejectTicket('tooMany', `At most ${ticketLimits.attachments} files can be attached.`);
  if (watcherIds.length > ticketLimits.watchers)
    return rejectTicket('tooMany', `At most ${ticketLimits.watchers} people can watch a ticket.`);
  return null;
};
