import { languageCodes, type LanguageCode } from '@kmx/contract/locales';
import { choicesParameter, countriesParameter } from '../lists/queryParameters';
import { isChosen } from '../lists/readChoices';
import type { CountedChoice, NamedCountry } from '../locations/locationFilter';

export const termKinds = ['sales', 'purchasing', 'software', 'service', 'privacy'] as const;

export type TermKind = (typeof termKinds)[number];

export interface TermsDocument {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly kind: TermKind;
  readonly countries: readonly NamedCountry[];
  readonly language: LanguageCode | undefined;
  /** `2027-01-01`. */
  readonly validFrom: string | undefined;
}

export interface TermFilter {
  /** ISO 3166 alpha-2. */
  readonly countries: readonly string[];
  readonly languages: readonly LanguageCode[];
}

export const termParameters = {
  countries: countriesParameter,
  languages: choicesParameter('language', languageCodes),
};

/**
 * Parses the filter of an address; without country and language, the reader's country is chosen if it has terms of its
 * own.
 */
export function decideTermFilter(
  query: URLSearchParams,
  { country, terms }: { readonly country: string; readonly terms: readonly TermsDocument[] },
): TermFilter {
  const { countries, languages } = termParameters;
  if (countries.isIn(query) || languages.isIn(query))
    return { countries: countries.parse(query), languages: languages.parse(query) };
  const hasOwn = terms.some(({ countries }) => countries.some(({ code }) => code === country));
  return { countries: hasOwn ? [country] : [], languages: [] };
}

export const filterTerms = <Term extends TermsDocument>(
  terms: readonly Term[],
  { countries, languages }: TermFilter,
): readonly Term[] =>
  terms.filter(
    (term) =>
      (term.countries.length === 0 ||
        isChosen(
          countries,
          term.countries.map(({ code }) => code),
        )) &&
      (term.language === undefined || isChosen(languages, [term.language])),
  );

export interface TermGroup<Term> {
  readonly country: NamedCountry | undefined;
  readonly terms: readonly Term[];
}

const rankOf = ({ kind }: TermsDocument): number => termKinds.indexOf(kind);

/**
 * Groups terms by country, with those for every country last; sorted by kind and title. Terms of several countries are
 * listed in each that the filter shows; `language` is the reader's.
 */
export function groupTerms<Term extends TermsDocument>(
  terms: readonly Term[],
  { countries }: Pick<TermFilter, 'countries'>,
  language: string,
): readonly TermGroup<Term>[] {
  const { compare } = new Intl.Collator(language);
  const named = new Map(
    terms.flatMap((term) => term.countries.map((country) => [country.code, country] as const)),
  );
  const shown = [...named.values()]
    .filter(({ code }) => isChosen(countries, [code]))
    .sort((one, other) => compare(one.name, other.name));
  const sorted = [...terms].sort(
    (one, other) => rankOf(one) - rankOf(other) || compare(one.title, other.title),
  );
  const groups: readonly TermGroup<Term>[] = [
    ...shown.map((country) => ({
      country,
      terms: sorted.filter((term) => term.countries.some(({ code }) => code === country.code)),
    })),
    { country: undefined, terms: sorted.filter((term) => term.countries.length === 0) },
  ];
  return groups.filter((group) => group.terms.length > 0);
}

export function countTermChoices(terms: readonly TermsDocument[], filter: TermFilter) {
  const byLanguage = filterTerms(terms, { ...filter, countries: [] });
  const byCountry = filterTerms(terms, { ...filter, languages: [] });
  const names = new Map(
    terms.flatMap(({ countries }) => countries.map(({ code, name }) => [code, name] as const)),
  );
  const languages = [...new Set(terms.flatMap(({ language }) => language ?? []))].sort();
  return {
    countries: [...names].map(([value, name]): CountedChoice & { readonly name: string } => ({
      value,
      name,
      count: byLanguage.filter(({ countries }) => countries.some(({ code }) => code === value)).length,
      isChosen: filter.countries.includes(value),
    })),
    languages: languages.map((value): CountedChoice & { readonly value: LanguageCode } => ({
      value,
      count: byCountry.filter(({ language }) => language === value).length,
      isChosen: filter.languages.includes(value),
    })),
  };
}
