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
  /** Each address that fills in something else has a draft of its own. */
  readonly draftKey: string;
  readonly initial: NewTicketDraft;
  readonly choices: NewTicketChoices;
}

const noProblems: readonly TicketProblem[] = [];

/** The form of a new ticket: what is entered, what is wrong with it, its files, and sending it once. */
export function useNewTicketForm({ draftKey, initial, choices }: NewTicketFormInput) {
  const [draft, setDraft, clear, isChanged] = useDraft(draftKey, newTicketDraftSchema, initial);
  const attachments = useAttachments(draftKey);
  const idempotency = useIdempotencyKey(draftKey);
  const sentFiles = useSentFiles(draftKey);
  const [wasKept] = useState(isChanged);
  const [tries, setTries] = useState(0);
  const reset = () => {
    clear();
    sentFiles.clear();
    idempotency.renew();
    setTries(0);
  };
  const { create, outcome, setOutcome, isSending } = useCreateTicket(({ id }) => {
    reset();
    attachments.forget();
    leaveTicketFlash(id);
  });
  const locationIds = choices.locations.map(({ id }) => id);
  const parsed = parseTicketForm({ ...draft, attachments: attachments.ids }, locationIds);
  const send = async (key: string) => {
    setTries(tries + 1);
    const isReady = parsed.ok && !attachments.isUploading && !isSending;
    if (!isReady) return;
    sentFiles.keep(attachments.ids);
    const result = await create(createTicketInput(parsed.value, key));
    if (result.kind === 'refused' && result.code === 'attachmentUnavailable') attachments.markGone();
  };
  const submit = () => {
    idempotency.keep();
    return send(idempotency.key);
  };
  const sent = useSentTicket({
    commentKey: `${idempotency.key}-comment`,
    newFileIds: sentFiles.listNew(attachments.ids),
    onDone: (existing) => {
      reset();
      attachments.forget();
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
    /** Actions after an earlier attempt created a ticket of other entries. */
    sent: {
      ...sent,
      create: () => {
        sentFiles.clear();
        return send(idempotency.replace());
      },
    },
    /** How often it was tried to send the form. */
    tries,
    /** True if entries of an earlier visit were restored. */
    wasKept,
    canDiscard: isChanged || attachments.files.length > 0,
    problems: tries > 0 && !parsed.ok ? parsed.error : noProblems,
    /** Sending waits for the files. */
    isWaiting: tries > 0 && attachments.isUploading,
    discard: () => {
      reset();
      attachments.discard();
      setOutcome(undefined);
    },
  };
}
