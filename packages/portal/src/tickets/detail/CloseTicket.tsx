'use client';

import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as z from 'zod/mini';
import { closeReasons, parseTicketClosing, ticketLimits, type TicketClosing } from '@kmx/core/portal';
import { RadioGroup, Stack, TextArea } from '@kmx/design-system';
import { useDraft } from '../../data/useDraft';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { closeReasonLabelIds } from '../shared/ticketLabels';

const closingSchema = z.object({ reason: z.string(), comment: z.string() });
const emptyClosing = { reason: '', comment: '' };

interface CloseTicketProps {
  readonly ticketId: string;
  readonly isRunning: boolean;
  readonly onCancel: () => void;
  /** Resolves to true if the ticket was closed. */
  readonly onClose: (closing: TicketClosing) => Promise<boolean>;
}

/** "A reason is required: solved by the provider, solved without the provider, or no longer relevant. A comment is optional" (section 4). */
export function CloseTicket({ ticketId, isRunning, onCancel, onClose }: CloseTicketProps) {
  const intl = useIntl();
  const [draft, setDraft, clear] = useDraft(`tickets.close.${ticketId}`, closingSchema, emptyClosing);
  const [hasTried, setTried] = useState(false);
  const parsed = parseTicketClosing(draft);
  const confirm = async () => {
    setTried(true);
    if (!parsed.ok) document.getElementById(`close-reason-${closeReasons[0]}`)?.focus();
    else if (await onClose(parsed.value)) clear();
  };
  const hasFault = hasTried && !parsed.ok;
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'portal.tickets.action.close' })}
      confirmLabel={intl.formatMessage({ id: 'portal.tickets.action.close' })}
      isRunning={isRunning}
      runningLabel={intl.formatMessage({ id: 'portal.newTicket.sending' })}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <Stack gap="s">
        <RadioGroup
          id="close-reason"
          name="reason"
          label={intl.formatMessage({ id: 'portal.ticketView.close.reason' })}
          isRequired
          mark={intl.formatMessage({ id: 'portal.shared.required' })}
          error={hasFault ? intl.formatMessage({ id: 'portal.ticketView.close.required' }) : undefined}
          value={draft.reason}
          options={closeReasons.map((value) => ({
            value,
            label: intl.formatMessage({ id: closeReasonLabelIds[value] }),
          }))}
          onChange={({ target }) => setDraft({ ...draft, reason: target.value })}
        />
        <TextArea
          id="close-comment"
          name="comment"
          label={intl.formatMessage({ id: 'portal.ticketView.close.comment' })}
          mark={intl.formatMessage({ id: 'portal.shared.optional' })}
          rows={3}
          maxLength={ticketLimits.comment}
          value={draft.comment}
          onChange={({ target }) => setDraft({ ...draft, comment: target.value })}
        />
      </Stack>
    </ConfirmDialog>
  );
}
