import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { FakePortal } from '../shared/fakePortal.mock';
import { LiveFlashMessage } from './LiveFlashMessage';

const renderPortal = (message: ReactNode) => render(message, { wrapper: FakePortal });

const hide = { name: 'Hide message' };

describe('4 "Flash message: visible, then hidden by the hide control … or, if floating, automatically after the timeout"', () => {
  it('is closed by its hide control, and opens again for the next outcome', async () => {
    const first = { kind: 'done' };
    const { rerender } = renderPortal(<LiveFlashMessage outcome={first}>Saved</LiveFlashMessage>);
    await userEvent.click(screen.getByRole('button', hide));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    rerender(<LiveFlashMessage outcome={first}>Saved</LiveFlashMessage>);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    rerender(<LiveFlashMessage outcome={{ kind: 'done' }}>Saved</LiveFlashMessage>);
    expect(screen.getByText('Saved')).toBeInTheDocument();
  });

  it('has no hide control with a link', () => {
    renderPortal(<LiveFlashMessage link={{ text: 'More', href: '/more' }}>Saved</LiveFlashMessage>);
    expect(screen.queryByRole('button', hide)).not.toBeInTheDocument();
  });

  it('9 "Floating flash message default timeout 7000 ms"', () => {
    vi.useFakeTimers();
    renderPortal(<LiveFlashMessage isFloating>Saved</LiveFlashMessage>);
    act(() => void vi.advanceTimersByTime(6999));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    vi.useRealTimers();
  });
});
