'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { ticketConcerns, ticketLimits, ticketTypes } from '@kmx/core/portal';
import { Select, TextArea, TextField } from '@kmx/design-system';
import { Fields, Legend, Wide } from '../../shared/GroupedForm.styles';
import type { MessageId } from '../../shared/MessageId';
import { createLocationLabel } from '../shared/locationLabel';
import { concernLabelIds, ticketLabelIds, typeLabelIds } from '../shared/ticketLabels';
import type { NewTicketFieldsProps } from './FieldProps';
import { changeLocation } from './newTicketForm';
import { useTicketFieldMessages } from './useTicketFieldMessages';

/** Location, type and machine concerned, in the order of the error summary. */
function ChoiceFields({ draft, choices, problems, onChange }: NewTicketFieldsProps) {
  const intl = useIntl();
  const messagesOf = useTicketFieldMessages(problems);
  const word = (id: MessageId) => intl.formatMessage({ id });
  const placeholder = word('portal.account.choose');
  return (
    <>
      <Wide>
        <Select
          {...messagesOf('location')}
          label={word(ticketLabelIds.location)}
          placeholder={placeholder}
          options={choices.locations.map((location) => ({
            value: location.id,
            label: createLocationLabel(intl, location),
          }))}
          value={draft.location}
          onChange={({ target }) => onChange(changeLocation(draft, target.value, choices))}
        />
      </Wide>
      <Select
        {...messagesOf('type')}
        label={word(ticketLabelIds.type)}
        placeholder={placeholder}
        options={ticketTypes.map((value) => ({ value, label: word(typeLabelIds[value]) }))}
        value={draft.type}
        onChange={({ target }) => onChange({ ...draft, type: target.value })}
      />
      <Select
        {...messagesOf('concern')}
        label={word(ticketLabelIds.concern)}
        placeholder={placeholder}
        options={ticketConcerns.map((value) => ({ value, label: word(concernLabelIds[value]) }))}
        value={draft.concern}
        onChange={({ target }) => onChange({ ...draft, concern: target.value })}
      />
    </>
  );
}

/** "Required: location, ticket type, machine concerned, subject, description" (section 5). */
export function RequestFields(props: NewTicketFieldsProps) {
  const { draft, problems, onChange } = props;
  const intl = useIntl();
  const messagesOf = useTicketFieldMessages(problems);
  return (
    <Fields>
      <Legend>
        <FormattedMessage id="portal.newTicket.request" />
      </Legend>
      <ChoiceFields {...props} />
      <Wide>
        <TextField
          {...messagesOf('subject')}
          label={intl.formatMessage({ id: ticketLabelIds.subject })}
          autoComplete="off"
          maxLength={ticketLimits.subject}
          value={draft.subject}
          onChange={({ target }) => onChange({ ...draft, subject: target.value })}
        />
      </Wide>
      <Wide>
        <TextArea
          {...messagesOf('description')}
          label={intl.formatMessage({ id: 'portal.newTicket.description' })}
          hint={intl.formatMessage({ id: 'portal.newTicket.descriptionHint' })}
          rows={8}
          maxLength={ticketLimits.description}
          value={draft.description}
          onChange={({ target }) => onChange({ ...draft, description: target.value })}
        />
      </Wide>
    </Fields>
  );
}
