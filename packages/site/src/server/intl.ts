import { createIntl, createIntlCache, type IntlShape } from 'react-intl/server';
import type { LanguageCode } from '@kmx/core';

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

const intls = new Map<LanguageCode, Promise<IntlShape>>();

/** The words, dates and numbers of a language; made once per process. */
export function loadIntl(language: LanguageCode): Promise<IntlShape> {
  const known = intls.get(language);
  if (known) return known;
  const made = createFor(language);
  intls.set(language, made);
  return made;
}

async function createFor(language: LanguageCode): Promise<IntlShape> {
  const [site, blocks] = await loaders[language]();
  const messages = { ...blocks.default, ...site.default };
  return createIntl({ locale: language, messages, timeZone: 'Europe/Zurich' }, createIntlCache());
}
