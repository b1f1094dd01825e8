'use client';

import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { partListLimits } from '@kmx/core/portal';
import { Stack, TextField } from '@kmx/design-system';
import type { PortalConfig } from '../../app/PortalConfig';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { ListFaultNotice } from './ListFaultNotice';
import type { PartListsState } from './usePartLists';

interface ListNameDialogProps {
  readonly title: string;
  readonly initialName: string;
  readonly state: PartListsState;
  readonly config: PortalConfig;
  readonly onSubmit: (name: string) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a list that is saved or renamed. */
export function ListNameDialog({
  title,
  initialName,
  state,
  config,
  onSubmit,
  onClose,
}: ListNameDialogProps) {
  const intl = useIntl();
  const formId = useId();
  const [name, setName] = useState(initialName);
  const [isChecked, setChecked] = useState(false);
  const given = name.trim();
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={intl.formatMessage({ id: 'portal.lists.submit' })}
      isRunning={state.isRunning}
      formId={formId}
      onCancel={onClose}
    >
      <Stack gap="s">
        {state.fault && <ListFaultNotice fault={state.fault} config={config} />}
        <form
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            setChecked(true);
            if (given) onSubmit(given);
            else document.getElementById('list-name')?.focus();
          }}
        >
          <TextField
            id="list-name"
            name="name"
            label={intl.formatMessage({ id: 'portal.lists.name' })}
            error={isChecked && !given ? intl.formatMessage({ id: 'portal.lists.nameError' }) : undefined}
            isRequired
            mark={intl.formatMessage({ id: 'portal.shared.required' })}
            autoComplete="off"
            maxLength={partListLimits.nameCharacters}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </form>
      </Stack>
    </ConfirmDialog>
  );
}
