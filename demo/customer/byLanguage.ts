import type { Language } from '../../services/customer/src/locales/countries';

/** One value for every language of the portal; without one of them it does not compile. */
export type ByLanguage<Value> = Readonly<Record<Language, Value>>;
