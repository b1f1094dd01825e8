'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { ticketLimits } from '@kmx/core/portal';
import { IconButton, TextField } from '@kmx/design-system';
import { Fields, Legend, Wide } from '../../shared/GroupedForm.styles';
import { ticketLabelIds } from '../shared/ticketLabels';
import type { NewTicketFieldsProps } from './FieldProps';
import { MachineSearch } from './MachineSearch';
import { Chosen } from './NewTicket.styles';
import { chooseMachine } from './newTicketForm';
import { useTicketFieldMessages } from './useTicketFieldMessages';

/** The chosen machine, with a button to choose another one. */
function ChosenMachine({ draft, choices, onChange }: Omit<NewTicketFieldsProps, 'problems'>) {
  const intl = useIntl();
  const machine = choices.machines.find(({ id }) => id === draft.machine);
  if (!machine) return null;
  return (
    <Chosen>
      <span>
        <FormattedMessage
          id="portal.newTicket.machine.chosen"
          values={{ name: machine.name, serial: machine.serialNumber }}
        />
      </span>
      <IconButton
        icon="close"
        size={16}
        label={intl.formatMessage({ id: 'portal.newTicket.machine.clear' })}
        onClick={() => onChange({ ...draft, machine: '', machineName: '', serialNumber: '' })}
      />
    </Chosen>
  );
}

/** "Optional: machine name and serial number" (section 5), entered manually or chosen from the user's machines. */
export function MachineFields({ draft, choices, problems, onChange }: NewTicketFieldsProps) {
  const intl = useIntl();
  const messagesOf = useTicketFieldMessages(problems);
  return (
    <Fields>
      <Legend>
        <FormattedMessage id="portal.newTicket.machine" />
      </Legend>
      {choices.machines.length > 0 && (
        <Wide>
          <MachineSearch
            machines={choices.machines}
            onChoose={(machine) => onChange(chooseMachine(draft, machine, choices))}
          />
        </Wide>
      )}
      {draft.machine && (
        <Wide>
          <ChosenMachine draft={draft} choices={choices} onChange={onChange} />
        </Wide>
      )}
      {(['machineName', 'serialNumber'] as const).map((field) => (
        <TextField
          key={field}
          {...messagesOf(field)}
          label={intl.formatMessage({
            id: field === 'machineName' ? 'portal.newTicket.machineName' : ticketLabelIds.serialNumber,
          })}
          autoComplete="off"
          maxLength={ticketLimits[field]}
          value={draft[field]}
          // After an edit the fields no longer describe the chosen machine.
          onChange={({ target }) => onChange({ ...draft, machine: '', [field]: target.value })}
        />
      ))}
    </Fields>
  );
}
