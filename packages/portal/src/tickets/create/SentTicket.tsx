'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@kmx/design-system';
import type { PortalConfig } from '../../app/PortalConfig';
import { SentNotice } from '../../notices/SentNotice';
import { TicketProblem } from '../shared/TicketProblem';
import { TicketRejectionNotice } from '../shared/TicketRejectionNotice';
import type { ExistingTicketData } from './useCreateTicket';
import type { useNewTicketForm } from './useNewTicketForm';

interface SentTicketProps {
  readonly existing: ExistingTicketData;
  readonly form: ReturnType<typeof useNewTicketForm>;
  readonly config: PortalConfig;
  /** The entries as text. */
  readonly text: string;
}

/**
 * An earlier attempt created a ticket with other entries: the user opens it, adds the change as a comment, or creates
 * another ticket.
 */
export function SentTicket({ existing, form: { sent, isSending }, config, text }: SentTicketProps) {
  const intl = useIntl();
  const { number, at } = existing;
  const { failure, isCommenting } = sent;
  const isBusy = isSending || isCommenting;
  const loadingLabel = intl.formatMessage({ id: 'portal.newTicket.sending' });
  return (
    <>
      <SentNotice titleId="portal.sent.ticket.title" textId="portal.sent.text" number={number} at={at}>
        <Button size="s" disabled={isBusy} onClick={() => sent.open(existing)}>
          <FormattedMessage id="portal.sent.ticket.open" values={{ number }} />
        </Button>
        <Button
          size="s"
          variant="secondary"
          disabled={isSending}
          isLoading={isCommenting}
          loadingLabel={loadingLabel}
          onClick={() => void sent.comment(existing, text)}
        >
          <FormattedMessage id="portal.sent.ticket.comment" />
        </Button>
        <Button
          size="s"
          variant="ghost"
          disabled={isCommenting}
          isLoading={isSending}
          loadingLabel={loadingLabel}
          onClick={() => void sent.create()}
        >
          <FormattedMessage id="portal.sent.ticket.new" />
        </Button>
      </SentNotice>
      {failure?.kind === 'rejected' && (
        <TicketRejectionNotice code={failure.code} config={config} text={text} />
      )}
      {failure?.kind === 'problem' && <TicketProblem problem={failure.problem} config={config} text={text} />}
    </>
  );
}
