import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server';
import { formatLocale, isLanguageCode, pseudoLocalize, type LanguageCode } from '@kmx/core';

import { compileMessages } from './compileMessages';
import { TranslationFileNotFoundError } from './TranslationFileNotFoundError';

type Catalogue = Record<string, string>;
interface CatalogueModule {
  default: Catalogue;
}

const loaders: Record<LanguageCode, () => Promise<[CatalogueModule, CatalogueModule]>> = {
  en: () => Promise.all([import('../../messages/en.json'), import('@kmx/blocks/messages/en')]),
  cs: () => Promise.all([import('../../messages/cs.json'), import('@kmx/blocks/messages/cs')]),
  de: () => Promise.all([import('../../messages/de.json'), import('@kmx/blocks/messages/de')]),
  es: () => Promise.all([import('../../messages/es.json'), import('@kmx/blocks/messages/es')]),
  fr: () => Promise.all([import('../../messages/fr.json'), import('@kmx/blocks/messages/fr')]),
  hu: () => Promise.all([import('../../messages/hu.json'), import('@kmx/blocks/messages/hu')]),
  ja: () => Promise.all([import('../../messages/ja.json'), import('@kmx/blocks/messages/ja')]),
  pt: () => Promise.all([import('../../messages/pt.json'), import('@kmx/blocks/messages/pt')]),
  ro: () => Promise.all([import('../../messages/ro.json'), import('@kmx/blocks/messages/ro')]),
  sk: () => Promise.all([import('../../messages/sk.json'), import('@kmx/blocks/messages/sk')]),
  zh: () => Promise.all([import('../../messages/zh.json'), import('@kmx/blocks/messages/zh')]),
};

export interface IntlOptions {
  /** Lengthens and accents messages to reveal layout problems; dates and numbers are unchanged. */
  isPseudo?: boolean;
}

const intls = new Map<string, Promise<IntlShape>>();

/**
 * Loads the messages and formats of a language, once per process.
 * @throws TranslationFileNotFoundError for a language without a catalogue.
 */
export function loadIntl(language: string, { isPseudo = false }: IntlOptions = {}): Promise<IntlShape> {
  const key = isPseudo ? `pseudo~${language}` : language;
  const known = intls.get(key);
  if (known) return known;
  const made = createFor(language, isPseudo);
  intls.set(key, made);
  // Retries a failed import on the next call.
  made.catch(() => intls.delete(key));
  return made;
}

/**
 * Messages format no dates themselves, so they do without the time zone: with one, react-intl merges and serialises all
 * formats for each message, which took a fifth of the time of a wire check.
 */
async function createFor(language: string, isPseudo: boolean): Promise<IntlShape> {
  const catalogue = await loadMessages(language);
  const locale = formatLocale(language);
  const messages = compileMessages(isPseudo ? pseudoLocalizeCatalogue(catalogue) : catalogue, language);
  const cache = createIntlCache();
  const { formatMessage, $t } = createIntl({ locale, messages }, cache);
  return { ...createIntl({ locale, messages, timeZone: 'Europe/Zurich' }, cache), formatMessage, $t };
}

/** @throws TranslationFileNotFoundError for a language without a catalogue. */
export async function loadMessages(language: string): Promise<Catalogue> {
  if (!isLanguageCode(language)) throw new TranslationFileNotFoundError(language);
  try {
    const [site, blocks] = await loaders[language]();
    return { ...blocks.default, ...site.default };
  } catch (cause) {
    throw new TranslationFileNotFoundError(language, { cause });
  }
}

const pseudoLocalizeCatalogue = (catalogue: Catalogue): Catalogue =>
  Object.fromEntries(Object.entries(catalogue).map(([id, message]) => [id, pseudoLocalize(message)]));
