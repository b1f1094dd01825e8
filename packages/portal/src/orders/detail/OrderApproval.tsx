'use client';

import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, FlashMessage } from '@kmx/design-system';
import type { OrderDecision } from '../../__generated__/customer/graphql';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { BarGroup, Part } from '../../parts/Parts.styles';
import { NoticeFrame } from '../../shared/Detail.styles';
import { ApprovalDialog } from './ApprovalDialog';
import { approvalMessages } from './approvalMessages';
import type { OrderDetail } from './orderAgain';
import { useApprovalDecision, type ApprovalOutcome } from './useApprovalDecision';

interface OutcomeProps {
  readonly outcome: ApprovalOutcome;
  readonly isRunning: boolean;
  readonly onRetry: () => void;
}

function OutcomeMessage({ outcome, isRunning, onRetry }: OutcomeProps) {
  switch (outcome.kind) {
    case 'decided':
      return (
        <LiveFlashMessage type="success" outcome={outcome}>
          <FormattedMessage id={approvalMessages[outcome.decision].done} />
        </LiveFlashMessage>
      );
    case 'earlier':
      return (
        <FlashMessage type="error">
          <FormattedMessage id={approvalMessages[outcome.decision].before} values={{ name: outcome.name }} />
        </FlashMessage>
      );
    case 'notWaiting':
      return (
        <FlashMessage type="error">
          <FormattedMessage id="portal.orders.approval.notWaiting" />
        </FlashMessage>
      );
    case 'problem':
      return <ProblemNotice problem={outcome.problem} isRetrying={isRunning} onRetry={onRetry} />;
  }
}

/** Takes the focus, because the pressed button is removed after a decision. */
function OutcomeNotice(props: OutcomeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [props.outcome]);
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <OutcomeMessage {...props} />
    </NoticeFrame>
  );
}

const decisions = ['approve', 'decline'] as const satisfies readonly OrderDecision[];

/** Explains that an order is waiting for approval, with buttons for administrators who may decide. */
export function OrderApproval({ detail: { order, canDecide } }: { readonly detail: OrderDetail }) {
  const intl = useIntl();
  const { choice, outcome, isRunning, decide } = useApprovalDecision(order.reference);
  const [pending, setPending] = useState<OrderDecision>();
  const isWaiting = order.status === 'waitingForApproval';
  if (!isWaiting && !outcome) return null;
  return (
    <Part>
      {outcome && (
        <OutcomeNotice
          outcome={outcome}
          isRunning={isRunning}
          onRetry={() => choice && void decide(choice)}
        />
      )}
      {isWaiting && (
        <FlashMessage isStatic>
          <FormattedMessage
            id={canDecide ? 'portal.orders.approval.open' : 'portal.orders.approval.waiting'}
          />
        </FlashMessage>
      )}
      {canDecide && (
        <BarGroup>
          {decisions.map((decision) => (
            <Button
              key={decision}
              variant={decision === 'approve' ? 'primary' : 'secondary'}
              isLoading={isRunning && choice?.decision === decision}
              loadingLabel={intl.formatMessage({ id: 'portal.users.running' })}
              disabled={isRunning}
              onClick={() => setPending(decision)}
            >
              <FormattedMessage id={approvalMessages[decision].action} />
            </Button>
          ))}
        </BarGroup>
      )}
      {pending && (
        <ApprovalDialog
          decision={pending}
          order={order}
          onCancel={() => setPending(undefined)}
          onConfirm={(note) => {
            setPending(undefined);
            void decide({ decision: pending, note });
          }}
        />
      )}
    </Part>
  );
}
