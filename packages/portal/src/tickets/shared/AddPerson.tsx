'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Select } from '@kmx/design-system';
import { Frame } from './AddPerson.styles';

interface AddPersonProps {
  readonly id: string;
  readonly people: readonly { readonly id: string; readonly name: string }[];
  readonly isBusy?: boolean;
  readonly onAdd: (id: string) => void;
}

/** Adds a person from a list, by a separate button, because the arrow keys change the list's selection. */
export function AddPerson({ id, people, isBusy = false, onAdd }: AddPersonProps) {
  const intl = useIntl();
  const [chosen, setChosen] = useState('');
  const isOffered = people.some((person) => person.id === chosen);
  return (
    <Frame>
      <Select
        id={id}
        name={id}
        label={intl.formatMessage({ id: 'portal.ticketView.watch.colleague' })}
        placeholder={intl.formatMessage({ id: 'portal.account.choose' })}
        options={people.map((person) => ({ value: person.id, label: person.name }))}
        value={isOffered ? chosen : ''}
        onChange={({ target }) => setChosen(target.value)}
      />
      <Button
        variant="secondary"
        size="s"
        icon="add-user"
        disabled={!isOffered || isBusy}
        onClick={() => {
          onAdd(chosen);
          setChosen('');
        }}
      >
        <FormattedMessage id="portal.ticketView.watch.add" />
      </Button>
    </Frame>
  );
}
