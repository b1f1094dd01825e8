import { inLanguage } from '@kmx/blocks/story-language';
import { pseudoLocalize } from '@kmx/core';

export const languages = {
  en: 'English',
  cs: 'Čeština',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  hu: 'Magyar',
  ja: '日本語',
  pt: 'Português',
  ro: 'Română',
  sk: 'Slovenčina',
  zh: '中文',
} as const;

export type Language = keyof typeof languages;

/** Pseudo-locale: lengthened, accented English reveals truncation and concatenation. */
export const pseudo = 'pseudo';

export const choices = { ...languages, [pseudo]: 'Lengthened English' } as const;

export type Choice = keyof typeof choices;

const catalogues = import.meta.glob<Record<string, string>>('../packages/blocks/messages/*.json', {
  eager: true,
  import: 'default',
});

export const isChoice = (value: unknown): value is Choice => typeof value === 'string' && value in choices;

export const languageOf = (choice: Choice): Language => (choice === pseudo ? 'en' : choice);

function messagesOf(choice: Choice): Record<string, string> {
  const messages = catalogues[`../packages/blocks/messages/${languageOf(choice)}.json`] ?? {};
  if (choice !== pseudo) return messages;
  return Object.fromEntries(Object.entries(messages).map(([id, message]) => [id, pseudoLocalize(message)]));
}

/** Arguments of a story with messages, numbers and dates in the chosen language. */
export const localiseArgs = <TArgs extends Readonly<Record<string, unknown>>>(
  args: TArgs,
  choice: Choice,
): TArgs => (choice === 'en' ? args : inLanguage(args, languageOf(choice), messagesOf(choice)));
