import { parseLocale, type Locale } from '@kmx/core';

/** Reads `en_ALL` or `de_CH`, in exactly that spelling (section 3, sisCode); undefined when it is none. */
export function readSisCode(text: string): Locale | undefined {
  const locale = parseLocale(text);
  return locale.ok && locale.value.sisCode === text ? locale.value : undefined;
}
