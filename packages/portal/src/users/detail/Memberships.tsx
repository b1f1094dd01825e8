'use client';

import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Heading, Select, Text } from '@kmx/design-system';
import { Part } from '../../shared/Detail.styles';
import type { UserRecordData } from './accessRows';
import { MembershipNotice } from './MembershipNotice';
import { OwnOrganisationsDocument } from './memberships.customerQuery';
import { AddForm, OrganisationList, OrganisationRow } from './Memberships.styles';
import { RemoveMembership } from './RemoveMembership';
import { useMembershipChange } from './useMembershipChange';

type Organisation = UserRecordData['organisations'][number];

interface OrganisationsProps {
  readonly organisations: readonly Organisation[];
  readonly runningId: string | undefined;
  readonly onChoose: (organisation: Organisation) => void;
}

function Organisations({ organisations, runningId, onChoose }: OrganisationsProps) {
  const intl = useIntl();
  return (
    <OrganisationList>
      {organisations.map((organisation) => (
        <OrganisationRow key={organisation.id}>
          <span>{organisation.name}</span>
          <Button
            variant="secondary"
            size="s"
            aria-label={intl.formatMessage(
              { id: 'portal.users.memberships.removeFrom' },
              { organisation: organisation.name },
            )}
            disabled={runningId !== undefined}
            isLoading={runningId === organisation.id}
            loadingLabel={intl.formatMessage({ id: 'portal.users.running' })}
            onClick={() => onChoose(organisation)}
          >
            <FormattedMessage id="portal.users.memberships.remove" />
          </Button>
        </OrganisationRow>
      ))}
    </OrganisationList>
  );
}

interface AddMembershipProps {
  /** Organisations of the administrator that the user does not have. */
  readonly choices: readonly Organisation[];
  readonly isRunning: boolean;
  readonly onAdd: (organisation: Organisation) => void;
}

function AddMembership({ choices, isRunning, onAdd }: AddMembershipProps) {
  const intl = useIntl();
  const [chosenId, setChosenId] = useState('');
  const chosen = choices.find(({ id }) => id === chosenId);
  return (
    <AddForm
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen) onAdd(chosen);
      }}
    >
      <Select
        id="membership-organisation"
        name="organisation"
        label={intl.formatMessage({ id: 'portal.users.memberships.choice' })}
        placeholder={intl.formatMessage({ id: 'portal.account.choose' })}
        options={choices.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen?.id ?? ''}
        onChange={({ target }) => setChosenId(target.value)}
      />
      <Button
        type="submit"
        variant="secondary"
        disabled={!chosen}
        isLoading={isRunning}
        loadingLabel={intl.formatMessage({ id: 'portal.users.running' })}
      >
        <FormattedMessage id="portal.users.memberships.add" />
      </Button>
    </AddForm>
  );
}

/** Organisations that the user and the administrator share: each can be left, the administrator's others joined. */
export function Memberships({ record: { id, name, organisations } }: { readonly record: UserRecordData }) {
  const { data } = useQuery(OwnOrganisationsDocument);
  const { running, outcome, run } = useMembershipChange(id);
  const [leaving, setLeaving] = useState<Organisation>();
  const choices = (data?.me?.organisations ?? []).filter(
    (own) => !organisations.some((organisation) => organisation.id === own.id),
  );
  return (
    <Part aria-labelledby="user-memberships">
      <Heading level={2} size="m" id="user-memberships">
        <FormattedMessage id="portal.users.memberships.title" />
      </Heading>
      {outcome && <MembershipNotice outcome={outcome} name={name} />}
      <Text size="xs" tone="muted">
        <FormattedMessage id="portal.users.memberships.text" values={{ name }} />
      </Text>
      <Organisations
        organisations={organisations}
        runningId={running?.organisation.id}
        onChoose={setLeaving}
      />
      {choices.length > 0 && (
        <AddMembership
          choices={choices}
          isRunning={running?.action === 'add'}
          onAdd={(organisation) => void run({ action: 'add', organisation })}
        />
      )}
      {leaving && (
        <RemoveMembership
          name={name}
          organisation={leaving.name}
          onCancel={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            void run({ action: 'remove', organisation: leaving });
          }}
        />
      )}
    </Part>
  );
}
