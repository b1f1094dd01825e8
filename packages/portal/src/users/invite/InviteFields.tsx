'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { applicationKeys } from '@kmx/core/portal';
import { Checkbox, Select, TextField, type SelectOption } from '@kmx/design-system';
import type { InviteChoicesQuery } from '../../__generated__/customer/graphql';
import { serviceNameIds } from '../../shared/serviceLabels';
import { Applications, FormGrid } from './Invite.styles';
import type { InviteDraft, InviteFault, InviteField } from './inviteForm';

export interface InviteChoices {
  readonly organisations: NonNullable<InviteChoicesQuery['me']>['organisations'];
  readonly countries: NonNullable<InviteChoicesQuery['accountChoices']>['countries'];
}

interface InviteFieldsProps {
  readonly draft: InviteDraft;
  readonly faults: readonly InviteFault[];
  readonly choices: InviteChoices;
  readonly onChange: (draft: InviteDraft) => void;
}

const labels = {
  email: 'portal.account.email',
  firstName: 'portal.account.firstName',
  lastName: 'portal.account.lastName',
  organisationId: 'portal.users.column.organisation',
  country: 'portal.account.country',
  language: 'portal.account.language',
} as const satisfies Record<InviteField, string>;

const byLabel = (locale: string) => {
  const { compare } = new Intl.Collator(locale);
  return (a: SelectOption, b: SelectOption) => compare(a.label, b.label);
};

/** Labels languages in the administrator's language, or by their code. */
function useChoiceOptions({ organisations, countries }: InviteChoices, country: string) {
  const intl = useIntl();
  const named = (type: 'region' | 'language') => (code: string) => ({
    value: code,
    label: intl.formatDisplayName(code, { type }) ?? code,
  });
  const order = byLabel(intl.locale);
  const languages = countries.find(({ code }) => code === country)?.languages ?? [
    ...new Set(countries.flatMap((each) => each.languages)),
  ];
  return {
    organisationId: organisations.map(({ id, name }) => ({ value: id, label: name })).toSorted(order),
    country: countries.map(({ code }) => named('region')(code)).toSorted(order),
    language: languages.map(named('language')).toSorted(order),
  };
}

/** Fields of an invitation; all but the applications are required. */
export function InviteFields({ draft, faults, choices, onChange }: InviteFieldsProps) {
  const intl = useIntl();
  const options = useChoiceOptions(choices, draft.country);
  const common = (field: InviteField) => {
    const message = faults.find((fault) => fault.field === field)?.message;
    return {
      id: `invite-${field}`,
      name: field,
      label: intl.formatMessage({ id: labels[field] }),
      error: message && intl.formatMessage({ id: message }),
      isRequired: true,
      mark: intl.formatMessage({ id: 'portal.shared.required' }),
      value: draft[field],
      onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, [field]: target.value }),
    };
  };
  const placeholder = intl.formatMessage({ id: 'portal.account.choose' });
  return (
    <>
      <FormGrid>
        <TextField {...common('email')} type="email" autoComplete="off" />
        <Select {...common('organisationId')} options={options.organisationId} placeholder={placeholder} />
        <TextField {...common('firstName')} autoComplete="off" maxLength={100} />
        <TextField {...common('lastName')} autoComplete="off" maxLength={100} />
        <Select {...common('country')} options={options.country} placeholder={placeholder} />
        <Select
          {...common('language')}
          options={options.language}
          placeholder={placeholder}
          hint={intl.formatMessage({ id: 'portal.users.invite.languageHint' })}
        />
      </FormGrid>
      <fieldset>
        <legend>
          <strong>
            <FormattedMessage id="portal.users.invite.applications" />
          </strong>
        </legend>
        <Applications>
          {applicationKeys.map((key) => (
            <Checkbox
              key={key}
              id={`invite-${key}`}
              name="applications"
              label={intl.formatMessage({ id: serviceNameIds[key] })}
              checked={draft.applications.includes(key)}
              onChange={({ target }) =>
                onChange({
                  ...draft,
                  applications: applicationKeys.filter((each) =>
                    each === key ? target.checked : draft.applications.includes(each),
                  ),
                })
              }
            />
          ))}
        </Applications>
      </fieldset>
    </>
  );
}
