import * as z from 'zod/mini';
import { decideMeasurementSystem, type MeasurementSystem } from '@kmx/core';
import type { AccountField, AccountProblem } from '@kmx/core/portal';

import type { AccountQuery } from '../__generated__/customer/graphql';

/** Unvalidated values of the form; the units are empty for the country's default. */
export type AccountEntries = Readonly<Record<AccountField, string>>;

/** Draft restored from the tab's storage. */
export const accountEntriesSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  country: z.string(),
  language: z.string(),
  measurementSystem: z.string(),
});

export type AccountRecord = NonNullable<AccountQuery['me']>;

/** A country that the service offers, with its default language and units. */
export type CountryChoice = NonNullable<AccountQuery['accountChoices']>['countries'][number];

/** Form values of a saved account. */
export const toAccountEntries = (me: AccountRecord): AccountEntries => ({
  firstName: me.firstName ?? '',
  lastName: me.lastName ?? '',
  country: me.country ?? '',
  language: me.language ?? '',
  measurementSystem: me.measurementSystem ?? '',
});

/** Falls back to the country's default language if the country does not have the current one. */
export function changeCountry(
  entries: AccountEntries,
  code: string,
  countries: readonly CountryChoice[],
): AccountEntries {
  const country = countries.find((choice) => choice.code === code);
  const isOffered = country?.languages.includes(entries.language) ?? true;
  return {
    ...entries,
    country: code,
    language: isOffered ? entries.language : (country?.defaultLanguage ?? ''),
  };
}

/** Units of an account: its own setting, else the country's default. */
export const decideAccountUnits = (
  { country, measurementSystem }: { country: string; measurementSystem: MeasurementSystem | null },
  countries: readonly CountryChoice[],
): MeasurementSystem =>
  decideMeasurementSystem({
    choice: measurementSystem,
    country: countries.find(({ code }) => code === country),
  });

const emptyIds = {
  firstName: 'portal.account.error.firstName',
  lastName: 'portal.account.error.lastName',
  country: 'portal.account.error.country',
  language: 'portal.account.error.language',
  measurementSystem: 'portal.account.error.value',
} as const satisfies Record<AccountField, string>;

/**
 * Returns the message id for an invalid entry (section 5; "Default input message: 'Please enter a valid value.'").
 */
export const problemId = ({ field, code }: AccountProblem) =>
  code === 'tooLong' ? 'portal.account.error.value' : emptyIds[field];
