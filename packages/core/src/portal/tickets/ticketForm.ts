import * as z from 'zod/mini';

import {
  type CloseReason,
  closeReasons,
  type TicketConcern,
  ticketConcerns,
  ticketLimits,
  type TicketType,
  ticketTypes,
} from '@kmx/contract/tickets';
import { cleanText } from '../../forms/cleanText';
import { fail, ok, type Result } from '../../types/Result';

export interface TicketValues {
  /** Id of a location of the reader's organisations. */
  readonly location: string;
  readonly type: TicketType;
  readonly concern: TicketConcern;
  /** Id of a machine of the inventory; `null` if it is only named, or absent. */
  readonly machine: string | null;
  readonly machineName: string | null;
  readonly serialNumber: string | null;
  readonly subject: string;
  readonly description: string;
  /** Ids of uploads. */
  readonly attachments: readonly string[];
  /** Ids of people. */
  readonly watchers: readonly string[];
}

export type TicketField = keyof TicketValues;

export type EntryProblemCode = 'required' | 'tooLong' | 'notOffered' | 'tooMany';

export interface TicketProblem {
  readonly field: TicketField;
  readonly code: EntryProblemCode;
}

const codes = ['required', 'tooLong', 'notOffered', 'tooMany'] as const;

const text = (longest: number, isMultiline = false) =>
  z.pipe(
    z.catch(z.string(), ''),
    z.string().check(
      z.overwrite((entry) => cleanText(entry, isMultiline)),
      z.maxLength(longest, 'tooLong'),
    ),
  );

const requiredText = (longest: number, isMultiline = false) =>
  text(longest, isMultiline).check(z.minLength(1, 'required'));

const optionalText = (longest: number) =>
  z.pipe(
    text(longest),
    z.transform((entry) => entry || null),
  );

/** Distinguishes a missing choice from an unknown one. */
const choice = <const Values extends readonly string[]>(values: Values) =>
  z.pipe(
    z.catch(z.string(), '').check(z.minLength(1, { error: 'required', abort: true })),
    z.enum(values, 'notOffered'),
  );

const ids = (most: number) => z.array(z.string().check(z.minLength(1))).check(z.maxLength(most, 'tooMany'));

const createTicketSchema = (locationIds: readonly string[]) =>
  z.object({
    location: choice(locationIds),
    type: choice(ticketTypes),
    concern: choice(ticketConcerns),
    machine: optionalText(100),
    machineName: optionalText(ticketLimits.machineName),
    serialNumber: optionalText(ticketLimits.serialNumber),
    subject: requiredText(ticketLimits.subject),
    description: requiredText(ticketLimits.description, true),
    attachments: ids(ticketLimits.attachments),
    watchers: ids(ticketLimits.watchers),
  });

export const ticketFields = [
  'location',
  'type',
  'concern',
  'machine',
  'machineName',
  'serialNumber',
  'subject',
  'description',
  'attachments',
  'watchers',
] as const satisfies readonly TicketField[];

const findCode = (issues: readonly z.core.$ZodIssue[], field: string) => {
  const issue = issues.find(({ path }) => path[0] === field);
  return issue && (codes.find((code) => code === issue.message) ?? 'notOffered');
};

/**
 * Validates a new ticket: "Required: location, ticket type, machine concerned, subject, description. Optional: machine
 * name and serial number" (section 5). The location must be in `locationIds`. Returns one problem for each field, in
 * field order.
 */
export function parseTicketForm(
  entries: Readonly<Record<TicketField, unknown>>,
  locationIds: readonly string[],
): Result<TicketValues, readonly TicketProblem[]> {
  const parsed = createTicketSchema(locationIds).safeParse(entries);
  if (parsed.success) return ok(parsed.data);
  const { issues } = parsed.error;
  return fail(
    ticketFields.flatMap((field) => {
      const code = findCode(issues, field);
      return code ? [{ field, code }] : [];
    }),
  );
}

/** Validates a comment: "Comment: required ('Please enter a comment')" (section 5); keeps line ends. */
export function parseTicketComment(entry: unknown): Result<string, 'required' | 'tooLong'> {
  const parsed = requiredText(ticketLimits.comment, true).safeParse(entry);
  if (parsed.success) return ok(parsed.data);
  return fail(parsed.error.issues.some(({ message }) => message === 'required') ? 'required' : 'tooLong');
}

export interface TicketClosing {
  readonly reason: CloseReason;
  readonly comment: string | null;
}

/** Validates a closing: "a reason is required […]. A comment is optional" (section 4). Problems are in field order. */
export function parseTicketClosing(
  entries: Readonly<Record<keyof TicketClosing, unknown>>,
): Result<
  TicketClosing,
  readonly { readonly field: keyof TicketClosing; readonly code: EntryProblemCode }[]
> {
  const comment = z.pipe(
    text(ticketLimits.comment, true),
    z.transform((entry) => entry || null),
  );
  const parsed = z.object({ reason: choice(closeReasons), comment }).safeParse(entries);
  if (parsed.success) return ok(parsed.data);
  const { issues } = parsed.error;
  return fail(
    (['reason', 'comment'] as const).flatMap((field) => {
      const code = findCode(issues, field);
      return code ? [{ field, code }] : [];
    }),
  );
}
