import { parseLocale, type Locale } from '@kmx/core';

/** Parses `en_ALL` or `de_CH` (section 3, sisCode) in exactly this format; otherwise undefined. */
export function readSisCode(text: string): Locale | undefined {
  const locale = parseLocale(text);
  return locale.ok && locale.value.sisCode === text ? locale.value : undefined;
}
