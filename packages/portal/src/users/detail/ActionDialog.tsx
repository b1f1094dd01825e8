'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { decideConfirmation } from '@kmx/core/portal';
import { RadioGroup, Stack, Text, TextArea } from '@kmx/design-system';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import type { MessageId } from '../../shared/MessageId';
import { serviceNameIds } from '../../shared/serviceLabels';
import { actionMessages } from '../userMessages';
import type { AccessChoice, ActionDetails } from './useAccessActions';

interface ActionDialogProps {
  readonly choice: AccessChoice;
  /** Name of the user. */
  readonly name: string;
  readonly onCancel: () => void;
  readonly onConfirm: (details: ActionDetails) => void;
}

const texts = new Map<AccessChoice['action'], MessageId>([
  ['withdrawAccess', 'portal.users.confirm.withdrawAccess'],
  ['declineRequest', 'portal.users.confirm.declineRequest'],
  ['editAccess', 'portal.users.confirm.editAccess'],
]);

const Installation = ({ value, onChange }: { value: string; onChange: (value: string) => void }) => {
  const intl = useIntl();
  return (
    <RadioGroup
      id="access-installation"
      name="installation"
      label={intl.formatMessage({ id: 'portal.users.installation' })}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      options={[
        { value: 'unchanged', label: intl.formatMessage({ id: 'portal.users.installation.unchanged' }) },
        { value: 'onPremises', label: intl.formatMessage({ id: 'portal.users.installation.onPremises' }) },
        { value: 'cloud', label: intl.formatMessage({ id: 'portal.users.installation.cloud' }) },
      ]}
    />
  );
};

/** Confirmation before access is revoked or edited, with a note for the audit trail. */
export function ActionDialog({
  choice: { action, application },
  name,
  onCancel,
  onConfirm,
}: ActionDialogProps) {
  const intl = useIntl();
  const [note, setNote] = useState('');
  const [installation, setInstallation] = useState('unchanged');
  const label = intl.formatMessage({ id: actionMessages[action] });
  const values = {
    name,
    action: label,
    application: intl.formatMessage({ id: serviceNameIds[application] }),
  };
  const confirm = () =>
    onConfirm({
      ...(note.trim() && { note: note.trim() }),
      ...(installation !== 'unchanged' && { isOnPremises: installation === 'onPremises' }),
    });
  const text = texts.get(action);
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'portal.users.actionOn' }, values)}
      confirmLabel={label}
      isDanger={decideConfirmation(action) === 'destructive'}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Stack gap="s">
        {text && (
          <Text size="xs">
            <FormattedMessage id={text} values={values} />
          </Text>
        )}
        {action === 'editAccess' && application === 'artemis' && (
          <Installation value={installation} onChange={setInstallation} />
        )}
        <TextArea
          id="access-note"
          name="note"
          label={intl.formatMessage({ id: 'portal.users.note' })}
          mark={intl.formatMessage({ id: 'portal.shared.optional' })}
          hint={intl.formatMessage(
            {
              id: action === 'declineRequest' ? 'portal.users.noteHintMailed' : 'portal.users.noteHint',
            },
            { name },
          )}
          rows={3}
          maxLength={500}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
