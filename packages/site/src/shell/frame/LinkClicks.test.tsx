import { act, fireEvent, render } from '@testing-library/react';
import { usePathname, useRouter } from 'next/navigation';

import { bootShell } from '../browser/bootShell';
import { LinkClicks } from './LinkClicks.client';

vi.mock('next/navigation', () => ({ usePathname: vi.fn(), useRouter: vi.fn() }));
vi.mock('../browser/bootShell', () => ({ bootShell: vi.fn() }));

const shell = { navigate: vi.fn(), pageShown: vi.fn(), stop: vi.fn() };
const router = { push: vi.fn(), prefetch: vi.fn() };

beforeEach(() => {
  for (const mock of [...Object.values(shell), ...Object.values(router)]) mock.mockReset();
  vi.mocked(bootShell).mockReset().mockReturnValue(shell);
  vi.mocked<() => object>(useRouter).mockReturnValue(router);
  vi.mocked(usePathname).mockReturnValue('/en');
});

const page = (
  <>
    <a href="/en/mykomax/tickets" data-link="route">
      Tickets
    </a>
    <a href="/en/company" data-link="route">
      Company
    </a>
    <a href="#launch" data-link="action">
      Launch
    </a>
    <LinkClicks />
  </>
);

describe('LinkClicks', () => {
  it('requests an in-app route from the shell', () => {
    const { getByText } = render(page);
    expect(fireEvent.click(getByText('Tickets'))).toBe(false);
    expect(shell.navigate).toHaveBeenCalledWith('/en/mykomax/tickets');
  });

  it('leaves the link to a public page to the browser', () => {
    const { getByText } = render(page);
    expect(fireEvent.click(getByText('Company'))).toBe(true);
    expect(shell.navigate).not.toHaveBeenCalled();
  });

  it('8 "Unknown link action: warning logged"', () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    fireEvent.click(render(page).getByText('Launch'));
    expect(logged).toHaveBeenCalledWith('Unknown link action: launch');
    expect(shell.navigate).not.toHaveBeenCalled();
  });

  it('reports every rendered page to the shell until it is unmounted', () => {
    const { rerender, unmount } = render(<LinkClicks />);
    vi.mocked(usePathname).mockReturnValue('/en/company');
    rerender(<LinkClicks />);
    expect(shell.pageShown).toHaveBeenCalledTimes(2);
    unmount();
    expect(shell.stop).toHaveBeenCalledTimes(1);
  });

  it('reports another page of results with the same path', () => {
    render(<LinkClicks />);
    const [host] = vi.mocked(bootShell).mock.calls[0] ?? [];
    act(() => host?.pushRoute('/en?page=2'));
    expect(shell.pageShown).toHaveBeenCalledTimes(2);
  });

  it('passes the router and the error page to the shell', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<LinkClicks />);
    const [host] = vi.mocked(bootShell).mock.calls[0] ?? [];
    act(() => host?.pushRoute('/en/x'));
    host?.prefetchRoute('/en/y');
    expect([router.push.mock.calls, router.prefetch.mock.calls]).toEqual([[['/en/x']], [['/en/y']]]);
    const failure = new Error('A part of the page failed to load.');
    expect(() => act(() => host?.showError(failure))).toThrow(failure);
  });
});
