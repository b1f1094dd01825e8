'use client';

import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { partListLimits } from '@kmx/core/portal';
import { Button, Stack, TextField } from '@kmx/design-system';
import { Dialog } from '@kmx/design-system/workspace';
import type { PortalConfig } from '../../app/PortalConfig';
import { DialogActions } from '../../shared/DialogActions';
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
    <Dialog
      title={title}
      closeLabel={intl.formatMessage({ id: 'portal.shared.cancel' })}
      onClose={onClose}
      isLocked={state.isRunning}
      actions={
        <DialogActions isRunning={state.isRunning} onCancel={onClose}>
          <Button
            type="submit"
            form={formId}
            isLoading={state.isRunning}
            loadingLabel={intl.formatMessage({ id: 'portal.shared.loading' })}
          >
            <FormattedMessage id="portal.lists.submit" />
          </Button>
        </DialogActions>
      }
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
    </Dialog>
  );
}
