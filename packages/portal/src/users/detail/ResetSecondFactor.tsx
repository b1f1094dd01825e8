'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Heading, Text } from '@kmx/design-system';
import { toDataProblem } from '../../data/problems';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { problemMessages } from '../../notices/problemMessages';
import { NoticeFrame, Part } from '../../shared/Detail.styles';
import type { MessageId } from '../../shared/MessageId';
import { rejectionMessages } from '../userMessages';
import { ConfirmAction } from './ConfirmAction';
import { ResetMfaDeviceDocument } from './userActions.customerQuery';

interface ResetSecondFactorProps {
  readonly userId: string;
  readonly name: string;
}

interface Outcome {
  readonly isDone: boolean;
  readonly messageId: MessageId;
}

/**
 * Resets the second factor of a user who has lost the device, after confirmation; the reset is recorded in the audit
 * trail and the user is notified by mail.
 */
export function ResetSecondFactor({ userId, name }: ResetSecondFactorProps) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<Outcome>();
  const [reset, { loading }] = useMutation(ResetMfaDeviceDocument, { refetchQueries: ['AuditTrail'] });
  const run = async (): Promise<Outcome> => {
    try {
      const { data } = await reset({ variables: { userId } });
      const result = data?.resetMfaDevice;
      if (result?.__typename === 'MfaReset') return { isDone: true, messageId: 'portal.users.mfa.done' };
      if (result?.__typename === 'ActionRefused')
        return { isDone: false, messageId: rejectionMessages[result.code] };
      return { isDone: false, messageId: problemMessages.failed };
    } catch (error) {
      return { isDone: false, messageId: problemMessages[toDataProblem(error)] };
    }
  };
  return (
    <Part aria-labelledby="user-mfa">
      <Heading level={2} size="m" id="user-mfa">
        <FormattedMessage id="portal.mfa.title" />
      </Heading>
      {outcome && (
        <NoticeFrame>
          <LiveFlashMessage type={outcome.isDone ? 'success' : 'error'} outcome={outcome}>
            <FormattedMessage id={outcome.messageId} values={{ name }} />
          </LiveFlashMessage>
        </NoticeFrame>
      )}
      <Text size="xs" tone="muted">
        <FormattedMessage id="portal.users.mfa.text" values={{ name }} />
      </Text>
      <div>
        <ConfirmAction
          label={intl.formatMessage({ id: 'portal.users.mfa.reset' })}
          title={intl.formatMessage({ id: 'portal.users.mfa.confirmTitle' }, { name })}
          text={<FormattedMessage id="portal.users.mfa.confirmText" values={{ name }} />}
          isRunning={loading}
          run={run}
          onOutcome={setOutcome}
        />
      </div>
    </Part>
  );
}
