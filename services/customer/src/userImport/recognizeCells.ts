import { applicationKeys, type ApplicationKey } from '@kmx/contract/access';
import { languageCodes, type LanguageCode } from '@kmx/contract/locales';
import { normalizeText } from '@kmx/contract/text';
import type { Organisation } from '../directory/model';
import { userMessages } from '../directory/userFileMessages';
import { countryChoices, toCountry, toLanguage } from '../locales/countries';

/** Names of codes in every language of the portal, normalised. */
const createNames = <Code extends string>(codes: readonly Code[], type: 'region' | 'language') => {
  const names = new Map<string, Code>();
  for (const language of languageCodes) {
    const displayed = new Intl.DisplayNames(language, { type });
    for (const code of codes) names.set(normalizeText(displayed.of(code) ?? code), code);
  }
  return names;
};

const lazily = <Value>(create: () => Value): (() => Value) => {
  let value: Value | undefined;
  return () => (value ??= create());
};

const countryNames = lazily(() =>
  createNames(
    countryChoices.map(({ code }) => code),
    'region',
  ),
);
const languageNames = lazily(() => createNames(languageCodes, 'language'));

const applicationNames = new Map<string, ApplicationKey>(
  applicationKeys.flatMap((key) => [
    [key, key] as const,
    ...languageCodes.map(
      (language) => [normalizeText(userMessages[language].applications[key]), key] as const,
    ),
  ]),
);

/** Code of a country by its code or its name in a language of the portal; null for every other text. */
export const recognizeCountry = (cell: string): string | null =>
  toCountry(cell) ?? countryNames().get(normalizeText(cell)) ?? null;

/** `de`, `de-CH`, "German" or "Deutsch"; null for every other text. */
export const recognizeLanguage = (cell: string): LanguageCode | null =>
  (/^[a-z]{2}(?:[-_]|$)/i.test(cell) ? toLanguage(cell) : null) ??
  languageNames().get(normalizeText(cell)) ??
  null;

/** Names between commas, semicolons, bars and line ends; those that are no application are returned as they are. */
export const recognizeApplications = (
  cell: string,
): { applications: readonly ApplicationKey[]; unknown: readonly string[] } => {
  const names = cell
    .split(/[,;|、，；｜\r\n]/)
    .map((name) => name.trim())
    .filter(Boolean);
  const found = names.map((name) => applicationNames.get(normalizeText(name)));
  return {
    applications: applicationKeys.filter((key) => found.includes(key)),
    unknown: names.filter((_, index) => found[index] === undefined),
  };
};

/** Organisations with this id, or else with this name. */
export const recognizeOrganisations = (
  cell: string,
  organisations: readonly Organisation[],
): readonly Organisation[] => {
  const byId = organisations.filter(({ id }) => id === cell);
  const name = normalizeText(cell);
  return byId.length > 0 ? byId : organisations.filter((each) => normalizeText(each.name) === name);
};
