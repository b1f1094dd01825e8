import type { LanguageCode } from '@kmx/core';
import { pseudoLocalize } from '@kmx/core';
import type english from '@kmx/portal/messages/en';

export type PortalMessageId = keyof typeof english;

interface CatalogueModule {
  default: Record<string, string>;
}

const loaders: Record<LanguageCode, () => Promise<CatalogueModule>> = {
  en: () => import('@kmx/portal/messages/en'),
  cs: () => import('@kmx/portal/messages/cs'),
  de: () => import('@kmx/portal/messages/de'),
  es: () => import('@kmx/portal/messages/es'),
  fr: () => import('@kmx/portal/messages/fr'),
  hu: () => import('@kmx/portal/messages/hu'),
  ja: () => import('@kmx/portal/messages/ja'),
  pt: () => import('@kmx/portal/messages/pt'),
  ro: () => import('@kmx/portal/messages/ro'),
  sk: () => import('@kmx/portal/messages/sk'),
  zh: () => import('@kmx/portal/messages/zh'),
};

/** Loads the messages of the customer area by id. */
export async function loadPortalMessages(
  language: LanguageCode,
  { isPseudo }: { isPseudo: boolean },
): Promise<Record<string, string>> {
  const { default: messages } = await loaders[language]();
  if (!isPseudo) return messages;
  return Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, pseudoLocalize(text)]));
}
