'use client';

import { useState } from 'react';
import * as z from 'zod/mini';
import { parseTicketComment, replyStatuses } from '@kmx/core/portal';
import { useDraft } from '../../data/useDraft';
import { useAttachments } from '../upload/useAttachments';
import { useIdempotencyKey } from '../upload/useIdempotencyKey';
import { useSentFiles } from '../upload/useSentFiles';
import type { TicketActions } from './useTicketActions';

const commentDraftSchema = z.object({ text: z.string(), status: z.enum(replyStatuses) });

type CommentDraft = z.infer<typeof commentDraftSchema>;

/** A reply sets this status unless its author chooses another. */
const emptyComment: CommentDraft = { text: '', status: 'waitingForCustomer' };

const errorMessageIds = {
  required: 'portal.ticketView.comment.required',
  tooLong: 'portal.newTicket.error.tooLong',
} as const;

interface CommentFormInput {
  readonly ticketId: string;
  readonly canChooseStatus: boolean;
  readonly actions: TicketActions;
}

/** State of a comment: stored in the tab until the service has it, and sent with one idempotency key. */
export function useCommentForm({ ticketId, canChooseStatus, actions }: CommentFormInput) {
  const draftKey = `tickets.comment.${ticketId}`;
  const [draft, setDraft, clear, isChanged] = useDraft(draftKey, commentDraftSchema, emptyComment);
  const attachments = useAttachments(draftKey);
  const idempotency = useIdempotencyKey(draftKey);
  const sentFiles = useSentFiles(draftKey);
  const [hasTried, setTried] = useState(false);
  const parsed = parseTicketComment(draft.text);
  const reset = () => {
    clear();
    sentFiles.clear();
    idempotency.renew();
    setTried(false);
  };
  const send = async (idempotencyKey: string, attachmentIds: readonly string[]): Promise<boolean> => {
    setTried(true);
    if (!parsed.ok || attachments.isUploading) return false;
    sentFiles.record(attachmentIds);
    const outcome = await actions.run({
      kind: 'comment',
      input: {
        ticketId,
        text: parsed.value,
        attachmentIds: [...attachmentIds],
        ...(canChooseStatus && { status: draft.status }),
        idempotencyKey,
      },
    });
    if (outcome.kind === 'rejected' && outcome.code === 'attachmentUnavailable') attachments.markGone();
    if (outcome.kind !== 'done') return true;
    reset();
    attachments.clear();
    return true;
  };
  return {
    draft,
    setDraft,
    attachments,
    /** Submits the form; false if it is invalid. */
    submit: () => {
      idempotency.persist();
      return send(idempotency.key, attachments.ids);
    },
    /** Sends the comment although an earlier attempt stored another text. */
    submitAnother: () => {
      const ids = sentFiles.listNew(attachments.ids);
      sentFiles.clear();
      return send(idempotency.replace(), ids);
    },
    canDiscard: isChanged || attachments.files.length > 0,
    discard: () => {
      reset();
      attachments.discard();
      actions.clear();
    },
    fault: hasTried && !parsed.ok ? errorMessageIds[parsed.error] : undefined,
    /** Submission waits for the uploads. */
    isWaiting: hasTried && attachments.isUploading,
  };
}
