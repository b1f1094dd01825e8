'use client';

import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { replyStatuses, ticketLimits } from '@kmx/core/portal';
import { Button, RadioGroup, TextArea } from '@kmx/design-system';
import { ticketStatusLabelIds } from '../shared/ticketLabels';
import { AttachmentField } from '../upload/AttachmentField';
import { Actions, Form, Note } from './TicketView.styles';
import type { useCommentForm } from './useCommentForm';

interface CommentFormProps {
  readonly comment: ReturnType<typeof useCommentForm>;
  readonly isStaff: boolean;
  readonly isBusy: boolean;
  readonly isSending: boolean;
}

/** "Employees may choose the status with a reply": waiting for the customer or not. */
function StatusChoice({ comment: { draft, setDraft } }: Pick<CommentFormProps, 'comment'>) {
  const intl = useIntl();
  return (
    <RadioGroup
      id="ticket-reply-status"
      name="status"
      label={intl.formatMessage({ id: 'portal.ticketView.reply.status' })}
      value={draft.status}
      options={replyStatuses.map((value) => ({
        value,
        label: intl.formatMessage({ id: ticketStatusLabelIds[value] }),
      }))}
      onChange={({ target }) => {
        const status = replyStatuses.find((known) => known === target.value);
        if (status) setDraft({ ...draft, status });
      }}
    />
  );
}

/** Comment of a customer or reply of an employee ("Comment: required", section 5), with files. */
export function CommentForm({ comment, isStaff, isBusy, isSending }: CommentFormProps) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const { draft, setDraft, fault } = comment;
  const submit = async () => {
    if (!(await comment.submit())) form.current?.querySelector('textarea')?.focus();
  };
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) void submit();
      }}
    >
      <TextArea
        id="ticket-comment"
        name="comment"
        label={intl.formatMessage({
          id: isStaff ? 'portal.ticketView.reply.label' : 'portal.ticketView.comment.label',
        })}
        isRequired
        mark={intl.formatMessage({ id: 'portal.shared.required' })}
        error={fault && intl.formatMessage({ id: fault })}
        maxLength={ticketLimits.comment}
        value={draft.text}
        onChange={({ target }) => setDraft({ ...draft, text: target.value })}
      />
      <AttachmentField id="ticket-comment-files" attachments={comment.attachments} />
      {isStaff && <StatusChoice comment={comment} />}
      <Actions>
        <Button
          type="submit"
          disabled={isBusy}
          isLoading={isSending}
          loadingLabel={intl.formatMessage({ id: 'portal.newTicket.sending' })}
        >
          <FormattedMessage
            id={isStaff ? 'portal.ticketView.reply.send' : 'portal.ticketView.comment.send'}
          />
        </Button>
        {comment.canDiscard && (
          <Button variant="ghost" disabled={isBusy} onClick={comment.discard}>
            <FormattedMessage id="portal.newTicket.discard" />
          </Button>
        )}
        <Note role="status">{comment.isWaiting && <FormattedMessage id="portal.upload.wait" />}</Note>
      </Actions>
    </Form>
  );
}
