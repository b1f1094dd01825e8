import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expectNoAxeViolations } from '../testing/axe';
import { Dialog } from './Dialog.client';

const Example = ({ isLocked = false }: { isLocked?: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Withdraw
      </button>
      {isOpen && (
        <Dialog
          title="Withdraw access?"
          closeLabel="Close"
          isLocked={isLocked}
          onClose={() => setOpen(false)}
          actions={<button type="button">Yes</button>}
        >
          It ends at once.
        </Dialog>
      )}
    </>
  );
};

const open = async (isLocked = false) => {
  const view = render(<Example isLocked={isLocked} />);
  await userEvent.click(screen.getByRole('button', { name: 'Withdraw' }));
  return view;
};
const pressEscape = async () => {
  const dialog = screen.getByRole('dialog');
  await act(async () => {
    fireEvent(dialog, createEvent('cancel', dialog, { cancelable: true }));
  });
};

describe('Dialog', () => {
  it('is modal, named by its title, and takes the focus', async () => {
    const { container } = await open();
    const dialog = screen.getByRole('dialog', { name: 'Withdraw access?' });
    expect(dialog).toHaveAttribute('open');
    expect(screen.getByRole('heading', { name: 'Withdraw access?' })).toHaveFocus();
    await expectNoAxeViolations(container);
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', pressEscape],
  ])('closes by %s and restores the focus', async (_, close) => {
    await open();
    await close();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
  });

  it('stays open while it is locked', async () => {
    await open(true);
    await pressEscape();
    expect(screen.getByRole('dialog')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
  });
});
