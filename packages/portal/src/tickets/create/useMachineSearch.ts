'use client';

import { useState, type KeyboardEvent } from 'react';
import { filterMachines, type OwnMachine } from './newTicketForm';

interface MachineSearchInput {
  readonly machines: readonly OwnMachine[];
  readonly onChoose: (machine: OwnMachine) => void;
}

/** Search among the user's machines, with suggestions while typing and the keyboard interaction of a combobox. */
export function useMachineSearch({ machines, onChoose }: MachineSearchInput) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = filterMachines(machines, text);
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (machine: OwnMachine) => {
    onChoose(machine);
    setText('');
    close();
  };
  const move = (step: number) => {
    setOpen(true);
    if (found.length > 0)
      setActive((active + step + found.length + (active < 0 && step < 0 ? 1 : 0)) % found.length);
  };
  const pressKey = (event: KeyboardEvent) => {
    const machine = found[active];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'Enter' && isOpen) {
      if (machine) choose(machine);
    } else return;
    // Prevents caret movement and form submission.
    event.preventDefault();
  };
  return {
    text,
    found,
    isOpen,
    active,
    close,
    choose,
    pressKey,
    open: () => setOpen(true),
    type: (entry: string) => {
      setText(entry);
      setActive(-1);
      setOpen(true);
    },
  };
}
