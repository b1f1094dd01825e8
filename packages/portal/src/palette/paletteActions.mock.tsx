import { act, render, screen } from '@testing-library/react';
import { userEvent as userEvents } from '@testing-library/user-event';
import type { SignedInUser } from '@kmx/core/portal';
import { localeMock } from '../shared/fakePortal.mock';
import { createFakeSignIn } from '../signIn/signIn.mock';
import { SignInContext } from '../signIn/SignInContext';
import { CommandPalette } from './CommandPalette';
import { everything, FakePalette } from './palette.mock';
import { PaletteButton } from './PaletteButton';

type Responses = Parameters<typeof FakePalette>[0]['responses'];

export const userEvent = userEvents.setup({ advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
export const routes: string[] = [];
const follow = (event: MouseEvent) => {
  const anchor = event.target instanceof Element ? event.target.closest('a[data-link=route]') : null;
  if (!anchor) return;
  event.preventDefault();
  routes.push(anchor.getAttribute('href') ?? '');
};

export const show = (responses: Responses = {}, user: SignedInUser = everything) => {
  const requests: { operation: string; variables: Record<string, unknown> }[] = [];
  const signOut = vi.fn();
  const view = render(
    <FakePalette responses={responses} requests={requests} user={user}>
      <SignInContext value={createFakeSignIn({ user, signOut })}>
        <PaletteButton />
        <CommandPalette locale={localeMock} user={user} />
      </SignInContext>
    </FakePalette>,
  );
  return { ...view, requests, signOut };
};

export const open = async (responses: Responses = {}, user: SignedInUser = everything) => {
  const view = show(responses, user);
  await userEvent.keyboard('{Control>}k{/Control}');
  return view;
};
export const field = () => screen.getByRole('combobox');
export const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
export const active = () => screen.getByRole('option', { selected: true });
export const pause = () => act(() => vi.advanceTimersByTimeAsync(250));
export const search = async (text: string) => {
  await userEvent.type(field(), text);
  await pause();
};

/** Sets up a fixed clock and empty storage; links are recorded instead of followed. */
export function setUpPalette(): void {
  beforeAll(() => {
    Element.prototype.scrollIntoView = vi.fn();
    document.addEventListener('click', follow);
  });
  beforeEach(() => {
    vi.useFakeTimers();
    routes.length = 0;
    window.sessionStorage.clear();
    window.localStorage.clear();
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}
