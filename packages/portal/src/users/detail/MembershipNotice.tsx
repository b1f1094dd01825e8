'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { problemMessages } from '../../notices/problemMessages';
import { NoticeFrame } from '../../shared/Detail.styles';
import { rejectionMessages } from '../userMessages';
import type { MembershipOutcome } from './useMembershipChange';

const doneMessages = {
  add: 'portal.users.memberships.added',
  remove: 'portal.users.memberships.removed',
} as const;

function Content({ outcome, name }: { readonly outcome: MembershipOutcome; readonly name: string }) {
  switch (outcome.kind) {
    case 'done': {
      const { action, organisation } = outcome.choice;
      return (
        <FormattedMessage id={doneMessages[action]} values={{ name, organisation: organisation.name }} />
      );
    }
    case 'rejected':
      return <FormattedMessage id={rejectionMessages[outcome.code]} />;
    case 'problem':
      return <FormattedMessage id={problemMessages[outcome.problem]} />;
  }
}

/** Outcome of a change of memberships. Receives the focus, because the pressed button may have disappeared. */
export function MembershipNotice(props: { readonly outcome: MembershipOutcome; readonly name: string }) {
  const { outcome } = props;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [outcome]);
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <LiveFlashMessage type={outcome.kind === 'done' ? 'success' : 'error'} outcome={outcome}>
        <Content {...props} />
      </LiveFlashMessage>
    </NoticeFrame>
  );
}
