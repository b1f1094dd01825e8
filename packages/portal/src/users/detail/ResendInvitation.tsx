'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Heading, Text } from '@kmx/design-system';
import { toDataProblem } from '../../data/problems';
import { Part } from '../../shared/Detail.styles';
import { actionMessages } from '../userMessages';
import { decideOutcome, type ActionOutcome } from './decideOutcome';
import { OutcomeNotice } from './OutcomeNotice';
import { ResendInvitationDocument } from './userActions.customerQuery';

interface ResendInvitationProps {
  readonly userId: string;
  readonly name: string;
}

/** Sends the invitation of a user who has never signed in again. */
export function ResendInvitation({ userId, name }: ResendInvitationProps) {
  const intl = useIntl();
  const [outcome, setOutcome] = useState<ActionOutcome>();
  const [resend, { loading }] = useMutation(ResendInvitationDocument, {
    refetchQueries: ['User', 'AuditTrail'],
  });
  const run = async () => {
    try {
      const { data } = await resend({ variables: { userId } });
      setOutcome(decideOutcome('resendInvite', data?.resendInvitation));
    } catch (error) {
      setOutcome({ kind: 'problem', problem: toDataProblem(error) });
    }
  };
  return (
    <Part aria-labelledby="user-invitation">
      <Heading level={2} size="m" id="user-invitation">
        <FormattedMessage id="portal.users.resend.title" />
      </Heading>
      {outcome && <OutcomeNotice outcome={outcome} name={name} />}
      <Text size="xs" tone="muted">
        <FormattedMessage id="portal.users.resend.text" values={{ name }} />
      </Text>
      <div>
        <Button
          variant="secondary"
          size="s"
          isLoading={loading}
          loadingLabel={intl.formatMessage({ id: 'portal.users.running' })}
          onClick={() => void run()}
        >
          <FormattedMessage id={actionMessages.resendInvite} />
        </Button>
      </div>
    </Part>
  );
}
