'use client';

import { useState } from 'react';
import { parseTicketForm, type TicketProblem } from '@kmx/core/portal';
import { useDraft } from '../../data/useDraft';
import { leaveTicketFlash } from '../shared/ticketFlash';
import { useAttachments } from '../upload/useAttachments';
import { useIdempotencyKey } from '../upload/useIdempotencyKey';
import { useSentFiles } from '../upload/useSentFiles';
import {
  createTicketInput,
  newTicketDraftSchema,
  type NewTicketChoices,
  type NewTicketDraft,
} from './newTicketForm';
import { useCreateTicket } from './useCreateTicket';
import { useSentTicket } from './useSentTicket';

interface NewTicketFormInput {
  /** URLs with different prefilled values have separate drafts. */
  readonly draftKey: string;
  readonly initial: NewTicketDraft;
  readonly choices: NewTicketChoices;
}

const noProblems: readonly TicketProblem[] = [];

/** State of the new ticket form: entries, validation, files and a single submission. */
export function useNewTicketForm({ draftKey, initial, choices }: NewTicketFormInput) {
  const [draft, setDraft, clear, isChanged] = useDraft(draftKey, newTicketDraftSchema, initial);
  const attachments = useAttachments(draftKey);
  const idempotency = useIdempotencyKey(draftKey);
  const sentFiles = useSentFiles(draftKey);
  const [wasRestored] = useState(isChanged);
  const [tries, setTries] = useState(0);
  const reset = () => {
    clear();
    sentFiles.clear();
    idempotency.renew();
    setTries(0);
  };
  const { create, outcome, setOutcome, isSending } = useCreateTicket(({ id }) => {
    reset();
    attachments.clear();
    leaveTicketFlash(id);
  });
  const locationIds = choices.locations.map(({ id }) => id);
  const parsed = parseTicketForm({ ...draft, attachments: attachments.ids }, locationIds);
  const send = async (key: string) => {
    setTries(tries + 1);
    const isReady = parsed.ok && !attachments.isUploading && !isSending;
    if (!isReady) return;
    sentFiles.record(attachments.ids);
    const result = await create(createTicketInput(parsed.value, key));
    if (result.kind === 'rejected' && result.code === 'attachmentUnavailable') attachments.markGone();
  };
  const submit = () => {
    idempotency.persist();
    return send(idempotency.key);
  };
  const sent = useSentTicket({
    commentKey: `${idempotency.key}-comment`,
    newFileIds: sentFiles.listNew(attachments.ids),
    onDone: (existing) => {
      reset();
      attachments.clear();
      setOutcome({ kind: 'saved', id: existing.ticketId, number: existing.number });
    },
  });
  return {
    draft,
    setDraft,
    attachments,
    outcome,
    isSending,
    submit,
    /** Actions if an earlier attempt created a ticket with other entries. */
    sent: {
      ...sent,
      create: () => {
        sentFiles.clear();
        return send(idempotency.replace());
      },
    },
    /** Number of attempts to submit. */
    tries,
    /** True if a stored draft was restored. */
    wasRestored,
    canDiscard: isChanged || attachments.files.length > 0,
    problems: tries > 0 && !parsed.ok ? parsed.error : noProblems,
    /** Submission waits for the uploads. */
    isWaiting: tries > 0 && attachments.isUploading,
    discard: () => {
      reset();
      attachments.discard();
      setOutcome(undefined);
    },
  };
}
