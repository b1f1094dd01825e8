'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import {
  accountNameLength,
  listOfferedLanguages,
  type AccountField,
  type AccountProblem,
} from '@kmx/core/portal';
import { RadioGroup, Select, TextField } from '@kmx/design-system';

import { Fields, Legend, Wide } from '../shared/GroupedForm.styles';
import { unitsNameIds } from '../shared/UnitsName';

import { changeCountry, decideAccountUnits, problemId } from './accountEntries';
import type { AccountEntries, CountryChoice } from './accountEntries';
import { languageName } from './languageName';

export interface AccountFieldsProps {
  readonly entries: AccountEntries;
  readonly countries: readonly CountryChoice[];
  readonly problems: readonly AccountProblem[];
  readonly email: string;
  readonly supportEmail: string;
  readonly onChange: (entries: AccountEntries) => void;
}

/** Id of a field, for links of the error summary. */
export const fieldId = (field: AccountField): string => `account-${field}`;

/** A radio button needs a value; the form stores an empty one for the country's default. */
const ownUnits = 'country';

function useFieldMessages(problems: readonly AccountProblem[]) {
  const intl = useIntl();
  return (field: AccountField) => {
    const problem = problems.find((found) => found.field === field);
    return {
      id: fieldId(field),
      name: field,
      isRequired: true,
      mark: intl.formatMessage({ id: 'portal.shared.required' }),
      error: problem && intl.formatMessage({ id: problemId(problem) }),
    };
  };
}

function PersonFields({ entries, problems, email, supportEmail, onChange }: AccountFieldsProps) {
  const intl = useIntl();
  const messagesOf = useFieldMessages(problems);
  return (
    <Fields>
      <Legend>
        <FormattedMessage id="portal.account.person" />
      </Legend>
      <TextField
        {...messagesOf('firstName')}
        label={intl.formatMessage({ id: 'portal.account.firstName' })}
        autoComplete="given-name"
        maxLength={accountNameLength}
        value={entries.firstName}
        onChange={(event) => {
          onChange({ ...entries, firstName: event.currentTarget.value });
        }}
      />
      <TextField
        {...messagesOf('lastName')}
        label={intl.formatMessage({ id: 'portal.account.lastName' })}
        autoComplete="family-name"
        maxLength={accountNameLength}
        value={entries.lastName}
        onChange={(event) => {
          onChange({ ...entries, lastName: event.currentTarget.value });
        }}
      />
      <Wide>
        <TextField
          id="account-email"
          name="email"
          type="email"
          readOnly
          label={intl.formatMessage({ id: 'portal.account.email' })}
          hint={intl.formatMessage({ id: 'portal.account.emailWhy' }, { email: supportEmail })}
          value={email}
        />
      </Wide>
    </Fields>
  );
}

function CountryFields({ entries, countries, problems, onChange }: AccountFieldsProps) {
  const intl = useIntl();
  const messagesOf = useFieldMessages(problems);
  const placeholder = intl.formatMessage({ id: 'portal.account.choose' });
  const countryOptions = countries
    .map(({ code }) => ({ value: code, label: intl.formatDisplayName(code, { type: 'region' }) ?? code }))
    .sort((one, other) => one.label.localeCompare(other.label, intl.locale));
  const languages = listOfferedLanguages(countries, entries.country);
  return (
    <>
      <Select
        {...messagesOf('country')}
        label={intl.formatMessage({ id: 'portal.account.country' })}
        autoComplete="country"
        placeholder={placeholder}
        options={countryOptions}
        value={entries.country}
        onChange={(event) => {
          onChange(changeCountry(entries, event.currentTarget.value, countries));
        }}
      />
      <Select
        {...messagesOf('language')}
        label={intl.formatMessage({ id: 'portal.account.language' })}
        placeholder={placeholder}
        options={languages.map((code) => ({ value: code, label: languageName(code) }))}
        value={languages.includes(entries.language) ? entries.language : ''}
        onChange={(event) => {
          onChange({ ...entries, language: event.currentTarget.value });
        }}
      />
    </>
  );
}

function UnitsField({ entries, countries, problems, onChange }: AccountFieldsProps) {
  const intl = useIntl();
  const { id, name, error } = useFieldMessages(problems)('measurementSystem');
  const usual = decideAccountUnits({ country: entries.country, measurementSystem: null }, countries);
  return (
    <RadioGroup
      id={id}
      name={name}
      error={error}
      label={intl.formatMessage({ id: 'portal.account.units' })}
      value={entries.measurementSystem || ownUnits}
      options={[
        {
          value: ownUnits,
          label: intl.formatMessage(
            { id: 'portal.account.unitsDefault' },
            { system: intl.formatMessage({ id: unitsNameIds[usual] }) },
          ),
        },
        { value: 'Metric', label: intl.formatMessage({ id: 'portal.account.metric' }) },
        { value: 'Imperial', label: intl.formatMessage({ id: 'portal.account.imperial' }) },
      ]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        onChange({ ...entries, measurementSystem: value === ownUnits ? '' : value });
      }}
    />
  );
}

/** Fields of the account settings (section 3). */
export const AccountFields = (props: AccountFieldsProps) => (
  <>
    <PersonFields {...props} />
    <Fields>
      <Legend>
        <FormattedMessage id="portal.account.preferences" />
      </Legend>
      <CountryFields {...props} />
      <Wide>
        <UnitsField {...props} />
      </Wide>
    </Fields>
  </>
);
