import type { MessageFormatElement } from 'react-intl';
import { createIntl, createIntlCache } from 'react-intl/server';
import { formatLocale, type LanguageCode } from '@kmx/core';

type Args = Readonly<Record<string, unknown>>;

const cache = createIntlCache();

const isContext = (value: unknown): value is Args =>
  typeof value === 'object' && value !== null && 'intl' in value && 'contentLanguage' in value;

/** Localises the arguments of a block's story; those of other stories are unchanged. */
export function inLanguage<TArgs extends Args>(
  args: TArgs,
  language: LanguageCode,
  messages: Record<string, string> | Record<string, MessageFormatElement[]>,
): TArgs {
  const { context } = args;
  if (!isContext(context)) return args;
  const intl = createIntl({ locale: formatLocale(language), messages, timeZone: 'UTC' }, cache);
  return {
    ...args,
    context: { ...context, locale: { code: language, language }, contentLanguage: language, intl },
  };
}
