import * as z from 'zod/mini';

import { cleanText } from '../../forms/cleanText';
import type { MeasurementSystem } from '../../types/Country';
import { fail, ok, type Result } from '../../types/Result';

/** A country that an account may have, with its languages. */
export interface OfferedCountry {
  /** ISO 3166 alpha-2. */
  readonly code: string;
  readonly languages: readonly string[];
}

/** What the account settings hold once they are checked (section 3). */
export interface AccountValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly country: string;
  readonly language: string;
  /** `null` for the country's own. */
  readonly measurementSystem: MeasurementSystem | null;
}

/** An entry of the account settings, by its name. */
export type AccountField = keyof AccountValues;

/** Why an entry is refused. */
export interface AccountProblem {
  readonly field: AccountField;
  readonly code: 'required' | 'tooLong' | 'notOffered';
}

/** The most characters of a name. */
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

/** The languages that a country's account may have; none for a country that is not offered. */
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
    // Without a country that is offered, the country is what is wrong.
    language: choice(languages.length > 0 ? languages : every),
    measurementSystem,
  });
};

const fields: readonly AccountField[] = ['firstName', 'lastName', 'country', 'language', 'measurementSystem'];

/**
 * Checks the account settings: "First and last name are required. Country and language must come from the lists offered"
 * (section 5). An empty measurement system is the country's own. The problems stand in field order, one a field.
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

/** What a user may do to the own account. */
export interface AccountRights {
  readonly canEditProfile: boolean;
  readonly canEditPassword: boolean;
  readonly canResetMfaDevice: boolean;
}

/** "Internal employees: their account data is managed internally; they cannot edit profile or password; they may reset the multi-factor device" (section 6). */
export const decideAccountRights = ({ isInternal }: { readonly isInternal: boolean }): AccountRights => ({
  canEditProfile: !isInternal,
  canEditPassword: !isInternal,
  canResetMfaDevice: isInternal,
});
