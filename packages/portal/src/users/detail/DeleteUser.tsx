'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Text } from '@kmx/design-system';
import { toDataProblem } from '../../data/problems';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { decideOutcome, type ActionOutcome } from './decideOutcome';
import { OutcomeNotice } from './OutcomeNotice';
import { DeleteUserDocument } from './userActions.customerQuery';
import { Danger } from './UserDetail.styles';

interface DeleteUserProps {
  readonly userId: string;
  readonly name: string;
  readonly onDeleted: () => void;
}

/** Deletes a user after confirmation. A rejection is shown here, success on the page that follows. */
export function DeleteUser({ userId, name, onDeleted }: DeleteUserProps) {
  const intl = useIntl();
  const [isConfirming, setConfirming] = useState(false);
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [remove, { loading }] = useMutation(DeleteUserDocument);
  const label = intl.formatMessage({ id: 'portal.users.action.deleteUser' });
  const cancel = () => setConfirming(false);
  const confirm = async () => {
    let result: ActionOutcome;
    try {
      const { data } = await remove({ variables: { userId } });
      result = decideOutcome('deleteUser', data?.deleteUser);
    } catch (error) {
      result = { kind: 'problem', problem: toDataProblem(error) };
    }
    setConfirming(false);
    if (result.kind === 'done') onDeleted();
    else setOutcome(result);
  };
  return (
    <>
      {outcome && <OutcomeNotice outcome={outcome} name={name} />}
      <Danger>
        <Text size="xs" tone="muted">
          <FormattedMessage id="portal.users.deleteText" />
        </Text>
        <Button variant="secondary" size="s" icon="trash" onClick={() => setConfirming(true)}>
          {label}
        </Button>
      </Danger>
      {isConfirming && (
        <ConfirmDialog
          title={intl.formatMessage({ id: 'portal.users.confirm.deleteTitle' }, { name })}
          confirmLabel={label}
          isDanger
          isRunning={loading}
          runningLabel={intl.formatMessage({ id: 'portal.users.running' })}
          onConfirm={() => void confirm()}
          onCancel={cancel}
        >
          <Text size="xs">
            <FormattedMessage id="portal.users.confirm.deleteText" values={{ name }} />
          </Text>
        </ConfirmDialog>
      )}
    </>
  );
}
