'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { problemMessages } from '../../notices/problemMessages';
import { NoticeFrame } from '../../shared/Detail.styles';
import type { MessageId } from '../../shared/MessageId';
import { rejectionMessages } from '../userMessages';
import type { ActionOutcome } from './decideOutcome';

const doneMessages = {
  invite: 'portal.users.done.invited',
  resendInvite: 'portal.users.done.invited',
  sendNewInvite: 'portal.users.done.invited',
  acceptRequest: 'portal.users.done.active',
  grantAccess: 'portal.users.done.active',
  editAccess: 'portal.users.done.edited',
  declineRequest: 'portal.users.done.declined',
  withdrawAccess: 'portal.users.done.inactive',
  deleteUser: 'portal.users.done.deleted',
} as const;

function decideMessageId(outcome: ActionOutcome): MessageId {
  switch (outcome.kind) {
    case 'done':
      return doneMessages[outcome.action];
    case 'rejected':
      return rejectionMessages[outcome.code];
    case 'problem':
      return problemMessages[outcome.problem];
  }
}

/** Outcome of an action. Receives the focus, because the pressed button may have disappeared. */
export function OutcomeNotice({ outcome, name }: { outcome: ActionOutcome; name: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [outcome]);
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <LiveFlashMessage type={outcome.kind === 'done' ? 'success' : 'error'} outcome={outcome}>
        <FormattedMessage id={decideMessageId(outcome)} values={{ name }} />
      </LiveFlashMessage>
    </NoticeFrame>
  );
}
