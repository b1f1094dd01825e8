'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@kmx/design-system';
import type { PortalConfig } from '../../app/PortalConfig';
import { FormProblems } from '../../shared/FormProblems';
import { Fields, FormActions, FormNote, Legend, Wide } from '../../shared/GroupedForm.styles';
import { TicketProblem } from '../shared/TicketProblem';
import { TicketRejectionNotice } from '../shared/TicketRejectionNotice';
import { AttachmentField } from '../upload/AttachmentField';
import { createTicketText } from './createTicketText';
import { ticketFieldId } from './FieldProps';
import { MachineFields } from './MachineFields';
import { Form } from './NewTicket.styles';
import { decideErrorMessageId, type NewTicketChoices } from './newTicketForm';
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

function Problems({ problems, isWaiting, tries }: Pick<FormState, 'problems' | 'isWaiting' | 'tries'>) {
  const intl = useIntl();
  const waiting = {
    fieldId: ticketFieldId('attachments'),
    text: intl.formatMessage({ id: 'portal.upload.wait' }),
  };
  const messages = [
    ...problems.map((problem) => ({
      fieldId: ticketFieldId(problem.field),
      text: intl.formatMessage({ id: decideErrorMessageId(problem) }),
    })),
    ...(isWaiting ? [waiting] : []),
  ];
  return <FormProblems messages={messages} tries={tries} />;
}

/** Reason for a failed submission; the entries are preserved and included in a mail to support. */
function Outcome({ form, choices, config }: Omit<NewTicketFormProps, 'ownId'>) {
  const intl = useIntl();
  const { outcome, draft, isSending, submit } = form;
  if (!outcome || outcome.kind === 'saved') return null;
  const text = createTicketText(intl, draft, choices);
  if (outcome.kind === 'existing')
    return <SentTicket existing={outcome.existing} form={form} config={config} text={text} />;
  if (outcome.kind === 'rejected')
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
          <FormNote>
            <FormattedMessage id="portal.newTicket.keptHere" />
          </FormNote>
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
      {form.wasRestored && (
        <FormNote>
          <FormattedMessage id="portal.users.invite.kept" />
        </FormNote>
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
