'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, FormMessageSummary } from '@kmx/design-system';
import type { PortalConfig } from '../../app/PortalConfig';
import { Fields, FormActions, Legend, Wide } from '../../shared/GroupedForm.styles';
import { TicketProblem } from '../shared/TicketProblem';
import { TicketRejectionNotice } from '../shared/TicketRejectionNotice';
import { AttachmentField } from '../upload/AttachmentField';
import { createTicketText } from './createTicketText';
import { ticketFieldId } from './FieldProps';
import { MachineFields } from './MachineFields';
import { Form, Note } from './NewTicket.styles';
import { decideFaultWord, type NewTicketChoices } from './newTicketForm';
import { RequestFields } from './RequestFields';
import { SentTicket } from './SentTicket';
import type { useNewTicketForm } from './useNewTicketForm';
import { WatcherFields } from './WatcherFields';

type FormState = ReturnType<typeof useNewTicketForm>;

interface NewTicketFormProps {
  readonly form: FormState;
  readonly choices: NewTicketChoices;
  readonly config: PortalConfig;
  readonly ownId: string;
}

/** Validation errors, each with a link to its field; receives the focus after each attempt to send. */
function Problems({ problems, isWaiting, tries }: Pick<FormState, 'problems' | 'isWaiting' | 'tries'>) {
  const intl = useIntl();
  const summary = useRef<HTMLDivElement>(null);
  const waiting = {
    fieldId: ticketFieldId('attachments'),
    text: intl.formatMessage({ id: 'portal.upload.wait' }),
  };
  const messages = [
    ...problems.map((problem) => ({
      fieldId: ticketFieldId(problem.field),
      text: intl.formatMessage({ id: decideFaultWord(problem) }),
    })),
    ...(isWaiting ? [waiting] : []),
  ];
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);
  return (
    <FormMessageSummary
      ref={summary}
      title={intl.formatMessage({ id: 'portal.account.errors' }, { count: messages.length })}
      messages={messages}
    />
  );
}

/** Reason for a failed submission; the entries are preserved and included in a mail to support. */
function Outcome({ form, choices, config }: Omit<NewTicketFormProps, 'ownId'>) {
  const intl = useIntl();
  const { outcome, draft, isSending, submit } = form;
  if (!outcome || outcome.kind === 'saved') return null;
  const text = createTicketText(intl, draft, choices);
  if (outcome.kind === 'existing')
    return <SentTicket existing={outcome.existing} form={form} config={config} text={text} />;
  if (outcome.kind === 'refused')
    return <TicketRejectionNotice code={outcome.code} config={config} text={text} />;
  return (
    <TicketProblem
      problem={outcome.problem}
      config={config}
      text={text}
      isRetrying={isSending}
      onRetry={() => void submit()}
    />
  );
}

function Buttons({ form }: Pick<NewTicketFormProps, 'form'>) {
  const intl = useIntl();
  return (
    <FormActions>
      <Button
        type="submit"
        isLoading={form.isSending}
        loadingLabel={intl.formatMessage({ id: 'portal.newTicket.sending' })}
      >
        <FormattedMessage id="portal.newTicket.send" />
      </Button>
      {form.canDiscard && (
        <>
          <Button variant="ghost" disabled={form.isSending} onClick={form.discard}>
            <FormattedMessage id="portal.newTicket.discard" />
          </Button>
          <Note>
            <FormattedMessage id="portal.newTicket.keptHere" />
          </Note>
        </>
      )}
    </FormActions>
  );
}

/** The form of a new ticket (section 5). */
export function NewTicketForm({ form, choices, config, ownId }: NewTicketFormProps) {
  const intl = useIntl();
  const fields = { draft: form.draft, choices, problems: form.problems, onChange: form.setDraft };
  return (
    <Form
      $fields="48rem"
      $beside="18rem"
      aria-label={intl.formatMessage({ id: 'portal.newTicket.title' })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Problems problems={form.problems} isWaiting={form.isWaiting} tries={form.tries} />
      {form.wasKept && (
        <Note>
          <FormattedMessage id="portal.users.invite.kept" />
        </Note>
      )}
      <MachineFields {...fields} />
      <RequestFields {...fields} />
      <Fields>
        <Legend>
          <FormattedMessage id="portal.newTicket.attachments" />
        </Legend>
        <Wide>
          <AttachmentField id={ticketFieldId('attachments')} attachments={form.attachments} />
        </Wide>
      </Fields>
      <WatcherFields draft={form.draft} ownId={ownId} onChange={form.setDraft} />
      <Outcome form={form} choices={choices} config={config} />
      <Buttons form={form} />
    </Form>
  );
}
