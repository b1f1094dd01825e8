import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes, messageArguments, type LanguageCode } from '@kmx/core';
import { findTypographyMistakes } from '@kmx/core/testing';

const read = (language: LanguageCode): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, '../messages', `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('__generated__'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

const english = read('en');
const translations = languageCodes.filter((language) => language !== 'en');

describe('messages of the portal ("Translations available: en, cs, de, es, fr, hu, ja, pt, ro, sk, zh")', () => {
  it.each(languageCodes)('%s has every key of English, none of them empty', (language) => {
    expect(Object.keys(read(language))).toEqual(Object.keys(english));
    expect(Object.entries(read(language)).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(languageCodes)('%s has the placeholders of English', (language) => {
    for (const [key, text] of Object.entries(read(language)))
      expect([key, messageArguments(text)]).toEqual([key, messageArguments(english[key] ?? '')]);
  });

  it('has every used key and no unused one', () => {
    const used = new Set([...sources.matchAll(/['"](portal\.[\w.]+)['"]/g)].map(([, key = '']) => key));
    expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
    expect([...used].filter((key) => !(key in english))).toEqual([]);
  });
});

/** Names and loanwords that are the same in English. */
const sameAsEnglish: Readonly<Record<string, readonly LanguageCode[]>> = {
  'portal.tickets.concern.software': ['cs', 'de', 'es', 'pt', 'ro'],
  'portal.tickets.label.status': ['de', 'pt'],
  'portal.tickets.type.maintenance': ['fr'],
  'portal.tickets.type.question': ['fr'],
  'portal.tickets.label.type': ['fr'],
  'portal.downloads.overline': translations,
  'portal.wireFlow.title': translations,
  'portal.productInfo.tab.software': ['cs', 'de', 'es', 'pt', 'ro'],
  'portal.orders.column.status': ['de', 'pt'],
  'portal.ticketView.side.service': ['de', 'ro', 'fr'],
  'portal.newTicket.description': ['fr'],
  'portal.ticketView.status.moved': ['de', 'pt'],
  'portal.ticketView.status.set': ['de', 'pt'],
  'portal.newTicket.mailLine': ['cs', 'de', 'es', 'hu', 'pt', 'ro', 'sk'],
  'portal.inventory.column.name': ['fr'],
  'portal.inventory.column.type': ['fr'],
  'portal.inventory.column.softwareVersion': ['cs', 'de', 'es', 'pt', 'ro'],
  'portal.inventory.level.plus': ['cs', 'de', 'es', 'fr', 'pt', 'ro', 'sk'],
  'portal.inventory.level.premium': ['de', 'fr', 'pt', 'ro'],
  'portal.machine.documents': ['fr'],
  'portal.machine.documents.name': ['fr', 'ro'],
  'portal.machine.organisation': ['de', 'fr'],
  'portal.machine.tickets': ['de', 'es', 'fr'],
  'portal.account.email': ['cs', 'fr', 'hu', 'pt', 'ro', 'sk'],
  'portal.account.imperial': ['de'],
  'portal.account.person': ['de'],
  'portal.notifications.required.confirmations': ['fr'],
  'portal.notifications.required.invitations': ['fr'],
  'portal.notifications.title': ['fr'],
  'portal.palette.shortcut': ['cs', 'es', 'fr', 'hu', 'ja', 'pt', 'ro', 'sk', 'zh'],
  'portal.security.passkeys': ['de'],
  'portal.service.artemis.name': translations,
  'portal.service.lmsefront.name': ['cs', 'hu', 'ro', 'sk'],
  'portal.signIn.message': ['fr'],
  'portal.summary.email': ['cs', 'fr', 'hu', 'pt', 'ro', 'sk'],
  'portal.users.column.email': ['cs', 'pt', 'ro', 'sk'],
  'portal.users.column.name': ['de'],
  'portal.users.column.organisation': ['de', 'fr'],
  'portal.users.column.role': ['cs'],
  'portal.users.column.status': ['de', 'pt'],
  'portal.users.memberships.title': ['fr'],
  'portal.users.resend.title': ['fr'],
};
const hasText = (text: string) =>
  /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '').replaceAll(/\{count, plural[^]*\}$/g, ''));

/** Messages of the provider, and a text that the specification quotes. */
const untranslated = /^portal\.signIn\.error\.(tokenError|missingParams)$/;

it.each(translations)('no message is left in English: %s', (language) => {
  const copies = Object.entries(read(language)).filter(
    ([key, text]) =>
      hasText(text) &&
      text === english[key] &&
      !untranslated.test(key) &&
      !sameAsEnglish[key]?.includes(language),
  );
  expect(copies).toEqual([]);
});

it.each(languageCodes)('%s follows the typography of its language', (language) => {
  expect(findTypographyMistakes(language, read(language))).toEqual([]);
});
