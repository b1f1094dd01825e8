'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Heading, Text } from '@kmx/design-system';
import type { TicketDetailFactsFragment } from '../../__generated__/customer/graphql';
import { Part } from '../../shared/Detail.styles';
import { CloseTicket } from './CloseTicket';
import { CommentForm } from './CommentForm';
import { Actions, Result } from './TicketView.styles';
import type { useCommentForm } from './useCommentForm';
import type { TicketActions } from './useTicketActions';

interface SupportTeamViewProps {
  readonly detail: TicketDetailFactsFragment;
  readonly actions: TicketActions;
  readonly comment: ReturnType<typeof useCommentForm>;
}

/** Shows until when a closed ticket can be reopened, or that it is final (decision: 14 days). */
function ClosedNote({ detail, actions }: Omit<SupportTeamViewProps, 'comment'>) {
  const intl = useIntl();
  const { reopenableUntil, allowedActions } = detail;
  const isFinal = reopenableUntil === null;
  return (
    <Part aria-labelledby="ticket-closed">
      <Heading level={2} size="s" id="ticket-closed">
        <FormattedMessage id="portal.ticketView.closed.title" />
      </Heading>
      <Text size="xs">
        {isFinal ? (
          <FormattedMessage id="portal.ticketView.closed.final" />
        ) : (
          <FormattedMessage
            id="portal.ticketView.closed.until"
            values={{ date: intl.formatDate(reopenableUntil, { dateStyle: 'long', timeStyle: 'short' }) }}
          />
        )}
      </Text>
      {allowedActions.includes('reopen') && (
        <Actions>
          <Button
            variant="secondary"
            icon="undo"
            disabled={actions.running !== undefined}
            isLoading={actions.running === 'reopen'}
            loadingLabel={intl.formatMessage({ id: 'portal.newTicket.sending' })}
            onClick={() => void actions.run({ kind: 'reopen' })}
          >
            <FormattedMessage id="portal.tickets.action.reopen" />
          </Button>
        </Actions>
      )}
    </Part>
  );
}

function Closing({ detail, actions }: Omit<SupportTeamViewProps, 'comment'>) {
  const [isConfirming, setConfirming] = useState(false);
  const ticketId = detail.ticket.id;
  return (
    <>
      <Actions>
        <Button
          variant="secondary"
          size="s"
          icon="check"
          disabled={actions.running !== undefined}
          onClick={() => setConfirming(true)}
        >
          <FormattedMessage id="portal.tickets.action.close" />
        </Button>
      </Actions>
      {isConfirming && (
        <CloseTicket
          ticketId={ticketId}
          isRunning={actions.running === 'close'}
          onCancel={() => setConfirming(false)}
          onClose={async (closing) => {
            const outcome = await actions.run({ kind: 'close', input: { ticketId, ...closing } });
            setConfirming(false);
            return outcome.kind === 'done';
          }}
        />
      )}
    </>
  );
}

/** Actions of the user: comment and close, or reopen. */
export function SupportTeamView({ detail, actions, comment }: SupportTeamViewProps) {
  const { ticket, allowedActions, canChooseStatus } = detail;
  return (
    <>
      {allowedActions.includes('comment') && (
        <Result aria-labelledby="ticket-reply">
          <Heading level={2} size="s" id="ticket-reply">
            <FormattedMessage
              id={canChooseStatus ? 'portal.ticketView.reply.title' : 'portal.ticketView.comment.title'}
            />
          </Heading>
          <CommentForm
            comment={comment}
            isStaff={canChooseStatus}
            isBusy={actions.running !== undefined}
            isSending={actions.running === 'comment'}
          />
        </Result>
      )}
      {allowedActions.includes('close') && <Closing detail={detail} actions={actions} />}
      {ticket.status === 'closed' && <ClosedNote detail={detail} actions={actions} />}
    </>
  );
}
