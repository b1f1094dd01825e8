import type { Transaction } from 'kysely';
import type { LanguageCode } from '@kmx/contract/locales';
import { reopenMilliseconds, type CloseReason } from '@kmx/contract/tickets';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { Tables } from '../database/tables';
import type { DirectoryDependencies } from '../directory/dependencies';
import { toLanguage } from '../locales/countries';
import { closeReasonLabels } from '../mail/closeReasonLabels';
import { composeNotice, type Notice } from '../mail/composeNotice';
import { replyHints } from '../mail/replyHints';
import { teamMessages, replyMessages, type TeamOccasion } from '../mail/ticketMessages';
import { ticketStatusMessages } from '../mail/ticketStatusMessages';
import { composeNotification } from '../notifications/composeNotification';
import { decideNotification, type MailedEvent } from '../notifications/decideNotification';
import { readDisabledNotifications } from '../notifications/disabledNotifications';
import { readAddressees, readWatcherIds } from './readPeople';
import { formatTicketNumber } from './ticketKeys';

type Write = Transaction<Tables>;

interface MailedTicket {
  id: string;
  number: number;
  subject: string;
  organisation_id: string;
  contact_id: string;
}

interface Message {
  author: { id: string; name: string };
  text: string;
}

const valuesOf = (portalUrl: string, ticket: MailedTicket, { author, text }: Message) => ({
  number: formatTicketNumber(ticket.number),
  subject: cleanLine(ticket.subject),
  url: `${portalUrl}/tickets/${ticket.id}`,
  author: cleanLine(author.name),
  text,
});

export const mailSupportTeam = async (
  write: Write,
  { supportAddresses, portalUrl, log }: DirectoryDependencies,
  ticket: MailedTicket,
  message: Message & { occasion: TeamOccasion; at: Date },
): Promise<void> => {
  const to = supportAddresses['tickets'];
  if (to === undefined) return log('error', 'MAIL_DESKS has no address for this mail.', { desk: 'tickets' });
  const { name } = await write
    .selectFrom('customer_organisations')
    .select('name')
    .where('id', '=', ticket.organisation_id)
    .executeTakeFirstOrThrow();
  const values = { ...valuesOf(portalUrl, ticket, message), organisation: cleanLine(name) };
  const mail = composeNotice({ to, ...teamMessages[message.occasion], values }, message.at);
  await write.insertInto('customer_outbox').values(mail).execute();
};

type TicketEvent = Extract<MailedEvent, { isContact: boolean }>['kind'];

type PersonalValues = ReturnType<typeof valuesOf> & { name: string };

/** Chooses the texts of a mail in a language, and adds their own values. */
type Compose<Text extends string> = (
  language: LanguageCode,
  values: PersonalValues,
) => Pick<Notice<Text>, 'subject' | 'lines' | 'values'>;

/** A reply to a closed ticket would be rejected, so this mail has no hint. */
const hintOf = (event: TicketEvent, language: LanguageCode): string | undefined =>
  event === 'ticketClosed' ? undefined : replyHints[language];

/**
 * Puts a mail to the contact and the watchers who may still see the ticket into the outbox, each in their language. The
 * author gets none, nor do users who have switched this notification off.
 */
const mailPeople = async <Text extends string>(
  write: Write,
  { portalUrl, canReplyByMail }: DirectoryDependencies,
  ticket: MailedTicket,
  message: Message & { at: Date; event: TicketEvent },
  compose: Compose<Text>,
): Promise<void> => {
  const ids = [ticket.contact_id, ...(await readWatcherIds(write, ticket.id))];
  const others = [...new Set(ids)].filter((id) => id !== message.author.id);
  if (others.length === 0) return;
  const people = await readAddressees(write, ticket.organisation_id, others);
  const disabledBy = await readDisabledNotifications(write, others);
  const mails = people.flatMap((person) => {
    const event = { kind: message.event, isContact: person.id === ticket.contact_id };
    const type = decideNotification(event, disabledBy(person.id));
    if (type === null) return [];
    const language = toLanguage(person.language) ?? 'en';
    const notice = compose(language, {
      ...valuesOf(portalUrl, ticket, message),
      name: cleanLine(`${person.first_name} ${person.last_name}`),
    });
    const recipient = { type, userId: person.id, language, portalUrl, to: person.email };
    if (!canReplyByMail) return composeNotification({ ...recipient, ...notice }, message.at);
    const hint = hintOf(message.event, language);
    const mail = composeNotification({ ...recipient, ...notice, hint }, message.at);
    return { ...mail, reply_ticket: ticket.number };
  });
  if (mails.length > 0) await write.insertInto('customer_outbox').values(mails).execute();
};

export const mailReply = (
  write: Write,
  dependencies: DirectoryDependencies,
  ticket: MailedTicket,
  message: Message & { at: Date },
): Promise<void> =>
  mailPeople(write, dependencies, ticket, { ...message, event: 'ticketReply' }, (language, values) => ({
    ...replyMessages[language],
    values,
  }));

/** Mails the closing with its reason, its comment and the day until which the ticket can be reopened. */
export const mailClosing = (
  write: Write,
  dependencies: DirectoryDependencies,
  ticket: MailedTicket,
  message: Message & { at: Date; reason: CloseReason },
): Promise<void> =>
  mailPeople(write, dependencies, ticket, { ...message, event: 'ticketClosed' }, (language, values) => {
    const { closed } = ticketStatusMessages[language];
    const until = new Date(message.at.getTime() + reopenMilliseconds);
    return {
      subject: closed.subject,
      lines: [
        closed.greeting,
        closed.text,
        ...(message.text === '' ? [] : (['{text}'] as const)),
        closed.reopening,
        '{url}',
      ],
      values: {
        ...values,
        reason: closeReasonLabels[language][message.reason],
        date: new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
          dateStyle: 'long',
          timeZone: 'UTC',
        }).format(until),
      },
    };
  });

export const mailReopening = (
  write: Write,
  dependencies: DirectoryDependencies,
  ticket: MailedTicket,
  message: Message & { at: Date },
): Promise<void> =>
  mailPeople(write, dependencies, ticket, { ...message, event: 'ticketReopened' }, (language, values) => ({
    ...ticketStatusMessages[language].reopened,
    values,
  }));
