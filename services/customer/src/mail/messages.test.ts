import { languageCodes, type LanguageCode } from '@kmx/contract/locales';
import { findTypographyMistakes } from '@kmx/contract/testing';
import { userMessages } from '../directory/userFileMessages';
import { machineTypeMessages } from '../inventory/machineTypeMessages';
import { approvalDecisionMessages } from '../orders/approvalDecisionMessages';
import { approvalRequestMessages } from '../orders/approvalRequestMessages';
import { orderMailMessages } from '../orders/orderMailMessages';
import { orderStatusMessages } from '../orders/orderStatusMessages';
import { rejectionMessages } from '../replies/rejectionMessages';
import { concernMessages } from '../tickets/list/concernMessages';
import { ticketMessages } from '../tickets/list/ticketListMessages';
import { accessDecisionMessages } from './accessDecisionMessages';
import { accessMessages } from './accessMessages';
import { closeReasonLabels } from './closeReasonLabels';
import { invitationMessages } from './invitationMessages';
import { membershipMessages } from './membershipMessages';
import { replyMessages } from './ticketMessages';
import { ticketStatusMessages } from './ticketStatusMessages';

const catalogues: readonly (readonly [string, Readonly<Record<LanguageCode, object>>])[] = [
  ['a request for access', accessMessages],
  ['the decision on a request', accessDecisionMessages],
  ['reasons for closing', closeReasonLabels],
  ['an invitation', invitationMessages],
  ['a change of a membership', membershipMessages],
  ['a reply to a ticket', replyMessages],
  ['a rejected reply', rejectionMessages],
  ['the status of a ticket', ticketStatusMessages],
  ['a new order', orderMailMessages],
  ['the status of an order', orderStatusMessages],
  ['a request for the approval of an order', approvalRequestMessages],
  ['the approval of an order', approvalDecisionMessages],
  ['the file of users', userMessages],
  ['the file of tickets', ticketMessages],
  ['concerns of a ticket', concernMessages],
  ['types of machines', machineTypeMessages],
];

const flatten = (value: object, path = ''): readonly (readonly [string, string])[] =>
  Object.entries(value).flatMap(([key, text]: [string, unknown]) => {
    if (typeof text === 'string') return [[`${path}${key}`, text] as const];
    return typeof text === 'object' && text !== null ? flatten(text, `${path}${key}.`) : [];
  });

const placesOf = (value: object): readonly string[] =>
  [...new Set(flatten(value).flatMap(([, text]) => text.match(/\{\w+\}/g) ?? []))].toSorted();

describe.each(catalogues)('messages: %s', (_name, messages) => {
  test.each(languageCodes)('%s is written as its readers write', (language) => {
    expect(findTypographyMistakes(language, Object.fromEntries(flatten(messages[language])))).toEqual([]);
  });

  test.each(languageCodes)('%s has the texts and placeholders of English', (language) => {
    const keysOf = (value: object) => Object.keys(value).toSorted();
    expect(keysOf(messages[language])).toEqual(keysOf(messages.en));
    expect(placesOf(messages[language])).toEqual(placesOf(messages.en));
  });
});
