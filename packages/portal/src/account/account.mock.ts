import type { MockLink } from '@apollo/client/testing';

import type { ActionRefusalCode } from '../__generated__/customer/graphql';

import { AccountDocument, UpdateAccountDocument } from './account.customerQuery';
import type { AccountRecord } from './accountEntries';

export const meMock: AccountRecord = {
  __typename: 'Me',
  id: 'u-customer',
  email: 'customer@demo.example',
  firstName: 'Carla',
  lastName: 'Customer',
  language: 'en',
  country: 'US',
  measurementSystem: null,
  isInternal: false,
  organisations: [{ __typename: 'Organisation', id: 'org-1', name: 'Harness Works' }],
};

const countries = [
  ['CH', ['de', 'fr', 'en'], 'de', 'Metric'],
  ['DE', ['de', 'en'], 'de', 'Metric'],
  ['JP', ['ja', 'en'], 'ja', 'Metric'],
  ['US', ['en', 'es'], 'en', 'Imperial'],
] as const;

export const accountMock = (me: Partial<AccountRecord> = {}): MockLink.MockedResponse => ({
  request: { query: AccountDocument },
  result: {
    data: {
      me: { ...meMock, ...me },
      accountChoices: {
        __typename: 'AccountChoices',
        countries: countries.map(([code, languages, defaultLanguage, defaultMeasurementSystem]) => ({
          __typename: 'CountryChoice',
          code,
          languages,
          defaultLanguage,
          defaultMeasurementSystem,
        })),
      },
    },
  },
});

type Input = Pick<AccountRecord, 'firstName' | 'lastName' | 'country' | 'language' | 'measurementSystem'>;

const updateRequest = (change: Partial<Input>) => {
  const { firstName, lastName, country, language, measurementSystem } = { ...meMock, ...change };
  const input = { firstName, lastName, country, language, measurementSystem };
  return { request: { query: UpdateAccountDocument, variables: { input } }, input };
};

/** Matches only these values. */
export function updateMock(change: Partial<Input>): MockLink.MockedResponse {
  const { request, input } = updateRequest(change);
  const me = { __typename: 'Me', id: meMock.id, ...input };
  return { request, result: { data: { updateAccount: { __typename: 'AccountUpdated', me } } } };
}

export const updateRejectedMock = (
  change: Partial<Input>,
  code: ActionRefusalCode,
): MockLink.MockedResponse => ({
  request: updateRequest(change).request,
  result: { data: { updateAccount: { __typename: 'ActionRefused', code } } },
});
