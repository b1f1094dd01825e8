import { parse, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { formatLocale } from '@kmx/core';

/** Parses messages for browsers, which have no parser. react-intl also returns parsed texts without arguments faster. */
export function compileMessages(
  messages: Record<string, string>,
  language: string,
): Record<string, MessageFormatElement[]> {
  const locale = new Intl.Locale(formatLocale(language));
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [id, parse(message, { locale })]),
  );
}
