import type { LanguageCode } from '@kmx/contract/locales';

/** One value for every language of the portal; without one of them it does not compile. */
export type ByLanguage<Value> = Readonly<Record<LanguageCode, Value>>;
