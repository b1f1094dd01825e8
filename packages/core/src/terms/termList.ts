import { isLanguageCode, type LanguageCode } from '@kmx/contract/locales';
import { isChosen, readCountries } from '../lists/readChoices';
import type { CountedChoice, NamedCountry } from '../locations/locationFilter';

/** What terms and conditions are about, in the order of the list. */
export const termKinds = ['sales', 'purchasing', 'software', 'service', 'privacy'] as const;

export type TermKind = (typeof termKinds)[number];

/** Terms and conditions: a document in one language for some countries; for every country when none is named. */
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

/** What of the terms a reader wants to see. */
export interface TermFilter {
  /** ISO 3166 alpha-2. */
  readonly countries: readonly string[];
  readonly languages: readonly LanguageCode[];
}

const languagesOf = (query: URLSearchParams): readonly LanguageCode[] =>
  [...new Set(query.getAll('language'))].filter(isLanguageCode).sort();

/**
 * The filter of an address; an address that names no country and no language has the reader's country, if there are terms
 * for it alone.
 */
export function decideTermFilter(
  query: URLSearchParams,
  { country, terms }: { readonly country: string; readonly terms: readonly TermsDocument[] },
): TermFilter {
  if (query.has('country') || query.has('language'))
    return { countries: readCountries(query), languages: languagesOf(query) };
  const hasOwn = terms.some(({ countries }) => countries.some(({ code }) => code === country));
  return { countries: hasOwn ? [country] : [], languages: [] };
}

/** The terms that a filter leaves; those of every country are never left out for their country. */
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

/** The terms of one country; without one: those of every country. */
export interface TermGroup<Term> {
  readonly country: NamedCountry | undefined;
  readonly terms: readonly Term[];
}

const rankOf = ({ kind }: TermsDocument): number => termKinds.indexOf(kind);

/**
 * Terms by country, those of every country last; in a country by kind and title. Terms of several countries stand in each of
 * them that the filter shows; `language` is the reader's.
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

/** The countries and languages that there are, each with what the other choice leaves of it. */
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
