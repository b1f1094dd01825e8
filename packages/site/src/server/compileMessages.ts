import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatLocale } from '@kmx/core';

/** Parses messages: react-intl returns a parsed text without arguments at once, and browsers have no parser. */
export function compileMessages(
  messages: Record<string, string>,
  language: string,
): Record<string, MessageFormatElement[]> {
  const locale = new Intl.Locale(formatLocale(language));
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, parse(message, { locale })]),
  );
}
