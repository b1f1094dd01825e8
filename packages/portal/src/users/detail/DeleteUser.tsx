'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '@kmx/design-system';
import { toDataProblem } from '../../data/problems';
import { ConfirmAction } from './ConfirmAction';
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
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [remove, { loading }] = useMutation(DeleteUserDocument);
  const run = async (): Promise<ActionOutcome> => {
    try {
      const { data } = await remove({ variables: { userId } });
      return decideOutcome('deleteUser', data?.deleteUser);
    } catch (error) {
      return { kind: 'problem', problem: toDataProblem(error) };
    }
  };
  return (
    <>
      {outcome && <OutcomeNotice outcome={outcome} name={name} />}
      <Danger>
        <Text size="xs" tone="muted">
          <FormattedMessage id="portal.users.deleteText" />
        </Text>
        <ConfirmAction
          label={intl.formatMessage({ id: 'portal.users.action.deleteUser' })}
          icon="trash"
          title={intl.formatMessage({ id: 'portal.users.confirm.deleteTitle' }, { name })}
          text={<FormattedMessage id="portal.users.confirm.deleteText" values={{ name }} />}
          isRunning={loading}
          run={run}
          onOutcome={(result) => (result.kind === 'done' ? onDeleted() : setOutcome(result))}
        />
      </Danger>
    </>
  );
}
