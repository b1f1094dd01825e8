import type { LanguageCode } from '@kmx/contract/locales';
import { cleanLine } from '../../../toolkit/src/mail/cleanText';
import type { NewRow, Row } from '../database/tables';
import { composeNotice } from '../mail/composeNotice';
import type { Part } from '../parts/model';
import { approvalDecisionMessages } from './approvalDecisionMessages';
import type { OrderLine } from './model';
import { orderMailMessages } from './orderMailMessages';

type MailRow = NewRow<'customer_outbox'>;

export interface OrderMailData {
  order: Row<'customer_orders'>;
  lines: readonly (OrderLine & Pick<Part, 'name'>)[];
  /** Name, city and country. */
  location: string;
  organisation: string;
}

export interface Orderer {
  email: string;
  name: string;
  language: LanguageCode;
}

const listLines = (lines: OrderMailData['lines']): string =>
  lines
    .map(
      ({ articleNumber, name, quantity }) => `${quantity} × ${cleanLine(articleNumber)}  ${cleanLine(name)}`,
    )
    .join('\n');

const valuesOf = ({ order, lines, location, organisation }: OrderMailData, { name, email }: Orderer) => ({
  name: cleanLine(name),
  email,
  reference: order.reference,
  location: cleanLine(location),
  organisation: cleanLine(organisation),
  ownReference: order.customer_reference ?? '–',
  note: order.note ?? '',
  lines: listLines(lines),
});

const supportHead = `Reference: {reference}
Organization: {organisation}
Location: {location}
Person: {name}, {email}
Customer's reference: {ownReference}`;

/** Composes the mail to the support team, which replies with an offer; in English like all of its mails. */
export const composeSupportMail = (
  data: OrderMailData,
  supportAddress: string,
  orderer: Orderer,
  now: Date,
): MailRow => {
  const { note } = data.order;
  const lines = [supportHead, '{lines}', ...(note === null ? [] : (['Note:\n{note}'] as const))] as const;
  const subject = 'Parts order {reference}: {organisation}';
  const notice = { to: supportAddress, subject, lines, values: valuesOf(data, orderer) } as const;
  return { ...composeNotice(notice, now), reply_to: orderer.email };
};

/** Composes the confirmation in the orderer's language, including the names of the parts. */
export const composeConfirmation = (data: OrderMailData, orderer: Orderer, now: Date): MailRow => {
  const { subject, greeting, received, delivery, ending } = orderMailMessages[orderer.language];
  const lines = [greeting, received, '{lines}', delivery, ending] as const;
  return composeNotice({ to: orderer.email, subject, lines, values: valuesOf(data, orderer) }, now);
};

export const composeWaitingConfirmation = (data: OrderMailData, orderer: Orderer, now: Date): MailRow => {
  const { greeting, delivery } = orderMailMessages[orderer.language];
  const { subject, text, next } = approvalDecisionMessages[orderer.language].waiting;
  const lines = [greeting, text, '{lines}', delivery, next] as const;
  return composeNotice({ to: orderer.email, subject, lines, values: valuesOf(data, orderer) }, now);
};

export const composeApprovedConfirmation = (
  data: OrderMailData,
  orderer: Orderer,
  author: string,
  now: Date,
): MailRow => {
  const { greeting, delivery, ending } = orderMailMessages[orderer.language];
  const { subject, text } = approvalDecisionMessages[orderer.language].approved;
  const values = { ...valuesOf(data, orderer), author: cleanLine(author) };
  const lines = [greeting, text, '{lines}', delivery, ending] as const;
  return composeNotice({ to: orderer.email, subject, lines, values }, now);
};
