import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { widenWindow } from '../../lists/narrowWindow.mock';
import { configMock, localeMock } from '../../shared/fakePortal.mock';
import { customer } from '../../signIn/signIn.mock';
import { FakeTicketService } from './fakeTicketService.mock';
import { createDetail } from './ticket.mock';
import { TicketParts } from './TicketParts';

/** Simulates a wide window that can be rotated. */
function openWindow() {
  const listeners = new Set<() => void>();
  let isNarrow = false;
  const list = {
    get matches() {
      return isNarrow;
    },
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  Object.assign(window, { matchMedia: () => list });
  return () =>
    act(() => {
      isNarrow = !isNarrow;
      for (const listener of listeners) listener();
    });
}

const openParts = () =>
  render(
    <FakeTicketService>
      <TicketParts
        detail={createDetail()}
        locale={localeMock}
        user={customer}
        config={configMock}
        onReload={() => undefined}
      />
    </FakeTicketService>,
  );

beforeEach(() => {
  window.sessionStorage.clear();
  URL.createObjectURL = vi.fn(() => 'blob:picture');
  URL.revokeObjectURL = vi.fn();
  window.fetch = vi.fn().mockResolvedValue({ status: 200, blob: () => Promise.resolve(new Blob(['x'])) });
});

afterEach(widenWindow);

it('preserves the selected person and the focus when the window is rotated', async () => {
  const turn = openWindow();
  openParts();
  const colleague = screen.getByRole('combobox', { name: 'Colleague' });
  await userEvent.selectOptions(colleague, 'u-shift');
  act(() => colleague.focus());
  turn();
  turn();
  expect(screen.getByRole('combobox', { name: 'Colleague' })).toBe(colleague);
  expect(colleague).toHaveValue('u-shift');
  expect(colleague).toHaveFocus();
});

it('shows the ticket and its conversation before the watchers', () => {
  openParts();
  const parts = [
    screen.getByRole('complementary', { name: 'Ticket details' }),
    screen.getByRole('log'),
    screen.getByRole('heading', { name: 'Add a comment' }),
    screen.getByRole('heading', { name: 'Watchers' }),
  ];
  const inOrder = parts.toSorted((one, other) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
  expect(inOrder).toEqual(parts);
});
