import * as z from 'zod/mini';

import { cleanText } from '../../forms/cleanText';
import type { MeasurementSystem } from '../../types/Country';
import { fail, ok, type Result } from '../../types/Result';

export interface OfferedCountry {
  /** ISO 3166 alpha-2. */
  readonly code: string;
  readonly languages: readonly string[];
}

export interface AccountValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly language: string;
  /** `null` for the default of the country. */
  readonly measurementSystem: MeasurementSystem | null;
}

export type AccountField = keyof AccountValues;

export interface AccountProblem {
  readonly field: AccountField;
  readonly code: 'required' | 'tooLong' | 'notOffered';
}

export const accountNameLength = 100;

const codes = ['required', 'tooLong', 'notOffered'] as const;

const name = z.pipe(
  z.catch(z.string(), ''),
  z.string().check(
    z.overwrite((text) => cleanText(text, false)),
    z.minLength(1, 'required'),
    z.maxLength(accountNameLength, 'tooLong'),
  ),
);

const choice = (values: readonly string[]) =>
  z.pipe(
    z.catch(z.string(), ''),
    z.string().check(
      z.minLength(1, { error: 'required', abort: true }),
      z.refine((text) => values.includes(text), 'notOffered'),
    ),
  );

const measurementSystem = z.nullable(z.enum(['Metric', 'Imperial'], 'notOffered'));

/** Returns the languages of a country; none if the country is not offered. */
export const listOfferedLanguages = (
  countries: readonly OfferedCountry[],
  country: string,
): readonly string[] => countries.find(({ code }) => code === country)?.languages ?? [];

const createSchema = (countries: readonly OfferedCountry[], country: string) => {
  const languages = listOfferedLanguages(countries, country);
  const every = countries.flatMap((offered) => offered.languages);
  return z.object({
    firstName: name,
    lastName: name,
    country: choice(countries.map(({ code }) => code)),
    // For an unknown country only the country is reported.
    language: choice(languages.length > 0 ? languages : every),
    measurementSystem,
  });
};

const fields: readonly AccountField[] = ['firstName', 'lastName', 'country', 'language', 'measurementSystem'];

/**
 * Validates the account settings: "First and last name are required. Country and language must come from the lists
 * offered" (section 5). An empty measurement system means the country's default. Returns one problem for each field,
 * in field order.
 */
export function parseAccountForm(
  entries: Readonly<Record<AccountField, unknown>>,
  countries: readonly OfferedCountry[],
): Result<AccountValues, readonly AccountProblem[]> {
  const country = typeof entries.country === 'string' ? entries.country : '';
  const chosen = entries.measurementSystem === '' ? null : (entries.measurementSystem ?? null);
  const parsed = createSchema(countries, country).safeParse({ ...entries, measurementSystem: chosen });
  if (parsed.success) return ok(parsed.data);
  const { issues } = parsed.error;
  return fail(
    fields.flatMap((field) => {
      const issue = issues.find(({ path }) => path[0] === field);
      return issue ? [{ field, code: codes.find((code) => code === issue.message) ?? 'notOffered' }] : [];
    }),
  );
}

/** "Internal employees: their account data is managed internally; they cannot edit profile or password" (section 6). */
export const canEditProfile = ({ isInternal }: { readonly isInternal: boolean }): boolean => !isInternal;
