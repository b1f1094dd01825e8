'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@kmx/design-system';

import { toDataProblem } from '../data/problems';
import { ProblemNotice } from '../notices/ProblemNotice';

import { AcceptInvitationDocument } from './dashboard.customerQuery';
import type { DashboardTile } from './DashboardTile';
import { RejectionNotice, type AccessRejectionCode } from './RejectionNotice';

interface AcceptInvitationProps {
  readonly tile: DashboardTile;
  readonly describedBy: string;
  readonly onAccepted: () => Promise<void>;
}

/**
 * Button that accepts the invitation to a service. The tile opens with the roles of the following token
 * renewal.
 */
export function AcceptInvitation({ tile: { key }, describedBy, onAccepted }: AcceptInvitationProps) {
  const intl = useIntl();
  const [rejection, setRejection] = useState<AccessRejectionCode>();
  const [isRenewing, setRenewing] = useState(false);
  const [acceptInvitation, { loading, error }] = useMutation(AcceptInvitationDocument);
  if (key === 'delegatedAdmin') return null;
  const accept = async () => {
    setRejection(undefined);
    const { data } = await acceptInvitation({ variables: { application: key } });
    const result = data?.acceptInvitation;
    if (result?.__typename === 'ActionRefused') setRejection(result.code);
    if (result?.__typename !== 'AccessChanged') return;
    setRenewing(true);
    await onAccepted();
    setRenewing(false);
  };
  return (
    <>
      {error && <ProblemNotice problem={toDataProblem(error)} />}
      {rejection && <RejectionNotice code={rejection} />}
      <Button
        size="s"
        aria-describedby={describedBy}
        isLoading={loading || isRenewing}
        loadingLabel={intl.formatMessage({ id: 'portal.tile.working' })}
        onClick={() => {
          // Failures are rendered through `error`.
          accept().catch(() => undefined);
        }}
      >
        <FormattedMessage id="portal.tile.accept" />
      </Button>
    </>
  );
}
