'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, FlashMessage, Stack } from '@kmx/design-system';
import type { PortalConfig } from '../../app/PortalConfig';
import { LiveFlashMessage } from '../../notices/LiveFlashMessage';
import { SentNotice } from '../../notices/SentNotice';
import { NoticeFrame } from '../../shared/Detail.styles';
import type { MessageId } from '../../shared/MessageId';
import { TicketProblem } from '../shared/TicketProblem';
import { TicketRejectionNotice } from '../shared/TicketRejectionNotice';
import { TicketSupport } from '../shared/TicketSupport';
import type { useCommentForm } from './useCommentForm';
import type { TicketChange, TicketOutcome } from './useTicketActions';

function decideDoneMessageId(change: TicketChange): MessageId {
  switch (change.kind) {
    case 'comment':
      return 'portal.ticketView.done.comment';
    case 'close':
      return 'portal.ticketView.done.close';
    case 'reopen':
      return 'portal.ticketView.done.reopen';
    case 'watch':
      if (change.person)
        return change.isWatching ? 'portal.ticketView.done.added' : 'portal.ticketView.done.removed';
      return change.isWatching ? 'portal.ticketView.done.watch' : 'portal.ticketView.done.unwatch';
  }
}

/** Returns the text of a failed change, so that it can be sent to support. */
function findText(change: TicketChange): string | undefined {
  switch (change.kind) {
    case 'comment':
      return change.input.text;
    case 'close':
      return change.input.comment ?? undefined;
    case 'reopen':
    case 'watch':
      return undefined;
  }
}

interface OutcomeNoticeProps {
  readonly outcome: TicketOutcome;
  readonly config: PortalConfig;
  readonly onRetry: (change: TicketChange) => void;
  /** Refetches the ticket, because somebody else changed it first. */
  readonly onReload: () => void;
  readonly comment: Pick<ReturnType<typeof useCommentForm>, 'submitAnother' | 'discard'>;
}

function Stale({
  text,
  config,
  onReload,
}: Pick<OutcomeNoticeProps, 'config' | 'onReload'> & { text?: string }) {
  return (
    <FlashMessage type="error">
      <Stack gap="xs">
        <p>
          <FormattedMessage id="portal.ticketView.stale" />
        </p>
        <div>
          <Button size="s" variant="secondary" icon="undo" onClick={onReload}>
            <FormattedMessage id="portal.ticketView.reload" />
          </Button>
          <TicketSupport config={config} text={text} />
        </div>
      </Stack>
    </FlashMessage>
  );
}

/** An earlier attempt stored a different comment: the user sends this one too, or discards it. */
const SentComment = ({ at, comment }: Pick<OutcomeNoticeProps, 'comment'> & { readonly at: string }) => (
  <SentNotice titleId="portal.sent.comment.title" textId="portal.sent.text" at={at}>
    <Button size="s" onClick={() => void comment.submitAnother()}>
      <FormattedMessage id="portal.sent.comment.again" />
    </Button>
    <Button size="s" variant="ghost" onClick={comment.discard}>
      <FormattedMessage id="portal.newTicket.discard" />
    </Button>
  </SentNotice>
);

function Notice({ outcome, config, onRetry, onReload, comment }: OutcomeNoticeProps) {
  const text = findText(outcome.change);
  switch (outcome.kind) {
    case 'done':
      return (
        <LiveFlashMessage type="success" outcome={outcome}>
          <FormattedMessage
            id={decideDoneMessageId(outcome.change)}
            values={{ name: outcome.change.kind === 'watch' ? outcome.change.person?.name : '' }}
          />
        </LiveFlashMessage>
      );
    case 'rejected':
      if (outcome.sentAt !== undefined) return <SentComment at={outcome.sentAt} comment={comment} />;
      return outcome.code === 'closed' ? (
        <Stale text={text} config={config} onReload={onReload} />
      ) : (
        <TicketRejectionNotice code={outcome.code} config={config} text={text} />
      );
    case 'problem':
      return (
        <TicketProblem
          problem={outcome.problem}
          config={config}
          text={text}
          onRetry={() => onRetry(outcome.change)}
        />
      );
  }
}

/** Outcome of a change. Receives the focus, because the pressed button may have disappeared. */
export function OutcomeNotice(props: OutcomeNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [props.outcome]);
  return (
    <NoticeFrame ref={frame} tabIndex={-1} aria-live="polite">
      <Notice {...props} />
    </NoticeFrame>
  );
}
