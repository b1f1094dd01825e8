import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LiveFlashMessage } from './LiveFlashMessage.client';

const close = { name: 'Hide' };

describe('LiveFlashMessage (section 4)', () => {
  it('"visible, then hidden by the hide control"', async () => {
    render(<LiveFlashMessage closeLabel="Hide">Saved</LiveFlashMessage>);
    await userEvent.click(screen.getByRole('button', close));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });

  it.each([
    ['static', { isStatic: true }],
    ['with a link target', { link: { text: 'More', href: '/more' } }],
  ])('has no hide control if it is %s: "only when not static and without link target"', (_name, props) => {
    render(
      <LiveFlashMessage closeLabel="Hide" {...props}>
        Saved
      </LiveFlashMessage>,
    );
    expect(screen.queryByRole('button', close)).not.toBeInTheDocument();
  });

  it('"if floating, automatically after the timeout": 7000 ms', () => {
    vi.useFakeTimers();
    render(
      <LiveFlashMessage closeLabel="Hide" isFloating>
        Saved
      </LiveFlashMessage>,
    );
    act(() => void vi.advanceTimersByTime(6999));
    expect(screen.getByText('Saved')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    vi.useRealTimers();
  });
});
