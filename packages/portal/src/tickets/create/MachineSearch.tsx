'use client';

import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '@kmx/design-system';
import { Frame, Option, Options, Message, Serial } from './MachineSearch.styles';
import type { OwnMachine } from './newTicketForm';
import { useMachineSearch } from './useMachineSearch';

interface MachineSearchProps {
  readonly machines: readonly OwnMachine[];
  readonly onChoose: (machine: OwnMachine) => void;
}

/** Finds one of the user's machines by name or serial number. */
export function MachineSearch({ machines, onChoose }: MachineSearchProps) {
  const intl = useIntl();
  const id = useId();
  const search = useMachineSearch({ machines, onChoose });
  const { text, found, isOpen, active } = search;
  const isShown = isOpen && found.length > 0;
  const label = intl.formatMessage({ id: 'portal.newTicket.machine.search' });
  const optionId = (index: number) => `${id}-option-${index}`;
  return (
    <div onBlur={search.close}>
      <Frame>
        <TextField
          id={`${id}-search`}
          name="machineSearch"
          label={label}
          hint={intl.formatMessage({ id: 'portal.newTicket.machine.hint' })}
          role="combobox"
          aria-expanded={isShown}
          aria-controls={`${id}-options`}
          aria-autocomplete="list"
          aria-activedescendant={isShown && active >= 0 ? optionId(active) : undefined}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => search.type(target.value)}
          onClick={search.open}
          onKeyDown={search.pressKey}
        />
        <Options id={`${id}-options`} role="listbox" aria-label={label} hidden={!isShown}>
          {found.map((machine, index) => (
            <Option
              key={machine.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              // Keeps the focus in the field; on blur the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => search.choose(machine)}
            >
              <span>{machine.name}</span>
              <Serial>{machine.serialNumber}</Serial>
            </Option>
          ))}
        </Options>
      </Frame>
      <Message role="status">
        {isOpen && text && (
          <FormattedMessage id="portal.newTicket.machine.found" values={{ count: found.length }} />
        )}
      </Message>
    </div>
  );
}
