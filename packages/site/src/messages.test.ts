import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { languageCodes, messageArguments, pseudoLocalize, type LanguageCode } from '@kmx/core';
import { findTypographyMistakes } from '@kmx/core/testing';

const folders = { site: '../messages', blocks: '../../blocks/messages' } as const;
const read = (language: LanguageCode, owner: keyof typeof folders): Record<string, string> =>
  JSON.parse(readFileSync(join(__dirname, folders[owner], `${language}.json`), 'utf8')) as Record<
    string,
    string
  >;
const readAll = (language: LanguageCode) => ({ ...read(language, 'site'), ...read(language, 'blocks') });

const sources = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('__generated__'))
  .map((file) => readFileSync(join(__dirname, file), 'utf8'))
  .join('\n');

const english = readAll('en');
const translations = languageCodes.filter((language) => language !== 'en');
/** Lists the entries that break a rule, so that the failure names them. */
const findings = (language: LanguageCode, isFaulty: (text: string, key: string) => boolean) =>
  Object.entries(readAll(language))
    .filter(([key, text]) => isFaulty(text, key))
    .map(([key, text]) => `${key}: ${text}`);

describe('the catalogues ("Translations available: en, cs, de, es, fr, hu, ja, pt, ro, sk, zh", section 9)', () => {
  it.each(languageCodes)('%s has every key of English, none of them empty', (language) => {
    expect(Object.keys(read(language, 'site'))).toEqual(Object.keys(read('en', 'site')));
    expect(Object.keys(read(language, 'blocks')).sort()).toEqual(Object.keys(read('en', 'blocks')).sort());
    expect(findings(language, (text) => text.trim() === '')).toEqual([]);
  });

  it.each(languageCodes)(
    '%s can be read as ICU, and is filled with what English is filled with',
    (language) => {
      for (const [key, text] of Object.entries(readAll(language)))
        expect([key, messageArguments(text)]).toEqual([key, messageArguments(english[key] ?? '')]);
    },
  );

  it.each(languageCodes)('%s has the plural categories that it needs', (language) => {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
    // Some of the eleven languages use "many" only for fractions or millions, which never occur here.
    const needed = pluralCategories.filter((category) => category !== 'many');
    const lacksOne = (text: string) =>
      /\{\w+, *plural,/.test(text) &&
      needed.some((category) => !new RegExp(`\\b${category} *\\{`).test(text));
    expect(findings(language, lacksOne)).toEqual([]);
  });

  it('has no unused key', () => {
    expect(Object.keys(read('en', 'site')).filter((key) => !sources.includes(`'${key}'`))).toEqual([]);
  });

  it('has every used key', () => {
    const namespaces = [...new Set(Object.keys(english).map((key) => key.split('.')[0]))];
    const used = [...sources.matchAll(new RegExp(`'((?:${namespaces.join('|')})\\.[\\w.]+)'`, 'g'))].map(
      ([, key]) => key,
    );
    expect(used.filter((key) => key !== undefined && !(key in english))).toEqual([]);
  });

  it('formats all messages in the pseudo-locale', () => {
    for (const text of Object.values(english))
      expect(messageArguments(pseudoLocalize(text))).toEqual(messageArguments(text));
  });
});

/** Words that are identical in English, each checked by a reader of the language. */
const sameAsEnglish: Readonly<Record<string, readonly LanguageCode[]>> = {
  'editor.health.column.licence': ['cs', 'fr'],
  'blocks.comparisonTable.variant': ['sk'],
  'blocks.form.label.description': ['fr'],
  'blocks.form.label.email': ['cs', 'fr', 'hu', 'pt', 'ro', 'sk'],
  'blocks.form.label.file': ['de'],
  'blocks.form.label.message': ['fr'],
  'blocks.form.label.name': ['de'],
  'blocks.form.name.whitepaper': ['de'],
  'blocks.form.option.rating.no': ['es'],
  'blocks.form.option.requestedService.maintenance': ['fr'],
  'blocks.form.option.serviceContract.no': ['es'],
  'blocks.form.option.topic.service': ['de', 'fr', 'ro'],
  'blocks.form.option.warranty.no': ['es'],
  'blocks.lightboxGallery.viewer': ['fr'],
  'blocks.productList.order.catalogue': ['fr'],
  'blocks.productList.order.name': ['de'],
  'blocks.searchKind.document': ['fr', 'ro'],
  'blocks.searchKind.page': ['fr'],
  'blocks.measurementSwitch.imperial': ['de'],
  'blocks.mediaReleaseFooter.documents': ['fr'],
  'blocks.mediaReleaseList.adhoc': ['de'],
  'blocks.productDownloads.title': ['de', 'pt'],
  'blocks.productHighlights.film': ['cs', 'de', 'hu', 'ro', 'sk'],
  'blocks.productHighlights.title': ['de'],
  'blocks.relatedProducts.service': ['de', 'fr'],
  'blocks.wireVerdicts.machine': ['fr'],
  'blocks.wireVerdicts.variant': ['sk'],
  'consent.marketing': ['cs', 'de', 'es', 'fr', 'hu', 'pt', 'ro', 'sk'],
  'contact.mail': ['cs', 'fr', 'hu', 'pt', 'ro', 'sk'],
  'editor.account.email': ['cs', 'fr', 'hu', 'pt', 'ro', 'sk'],
  'editor.viewAs.page': ['fr'],
  'editor.viewAs.role': ['cs'],
  'editor.viewAs.site': ['fr', 'pt', 'ro'],
  'editor.health.column.block': ['de'],
  'editor.health.column.document': ['fr', 'ro'],
  'editor.health.column.kind': ['fr'],
  'editor.health.column.link': ['de', 'pt', 'ro'],
  'editor.health.column.name': ['de'],
  'editor.health.column.page': ['fr'],
  'editor.health.column.problem': ['de'],
  'error.notice.title': ['fr'],
  'error.overline': ['es'],
  'explain.column.length': ['fr'],
  'explain.column.page': ['fr'],
  'explain.fact.page': ['fr'],
  'explain.fact.site': ['fr', 'pt', 'ro'],
  'explain.step.navigationBranch': ['de', 'fr'],
  'explain.step.page': ['fr'],
  'explain.step.protection': ['fr'],
  'explain.step.site': ['fr', 'pt', 'ro'],
  'product.film': ['cs', 'de', 'hu', 'ro', 'sk'],
  'shell.contact': ['fr', 'ro'],
  'shell.international': ['de', 'fr'],
  'shell.menu': ['fr', 'pt'],
};
const hasText = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''));

describe('no message is left in English', () => {
  it.each(translations)('%s', (language) => {
    const isCopy = (text: string, key: string) =>
      hasText(text) && text === english[key] && !sameAsEnglish[key]?.includes(language);
    expect(findings(language, isCopy)).toEqual([]);
  });
});

const ends: readonly (readonly [RegExp, RegExp])[] = [
  [/\.$/, /[.。]$/],
  [/:$/, /[:：]$/],
  [/\?$/, /[?？]$/],
  [/!$/, /[!！]$/],
  [/…$/, /…$/],
];
/** Labels that precede a name, and a greeting, whose punctuation differs by language. */
const openEnded = ['shell.back', 'blocks.form.mail.greeting'];
const endOf = (text: string) =>
  ends.findIndex(([inEnglish, elsewhere]) => inEnglish.test(text) || elsewhere.test(text));

describe('typography', () => {
  it.each(languageCodes)('%s follows the typography of its language', (language) => {
    expect(findTypographyMistakes(language, readAll(language))).toEqual([]);
  });
  it.each(translations)('%s ends each text like English', (language) => {
    const endsOtherwise = (text: string, key: string) =>
      !openEnded.includes(key) && endOf(text) !== endOf(english[key] ?? '');
    expect(findings(language, endsOtherwise)).toEqual([]);
  });
});
