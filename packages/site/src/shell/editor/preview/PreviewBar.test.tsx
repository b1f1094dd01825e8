import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from 'next/navigation';
import { createLocale } from '@kmx/core';

import { expectNoAxeViolations } from '../../../../../design-system/src/testing/axe';

import { loadPreviewAt } from './loadPreviewAt';
import { PreviewBar } from './PreviewBar';
import { createPreviewSwitches } from '@/server/editor/preview/createPreviewSwitches';
import { createSiteViewMock } from '@/server/view/siteView.mock';

vi.mock('next/navigation', () => ({ useRouter: vi.fn() }));
vi.mock('./loadPreviewAt', () => ({ loadPreviewAt: vi.fn() }));

const replace = vi.fn<(address: string, options: object) => undefined>();
const query = '?page=p1&token=a.b';

async function show(hasSignOut = false) {
  const view = await createSiteViewMock({ locale: createLocale('de', 'CH') });
  const page = { languages: ['de' as const], countries: [] };
  return render(
    <PreviewBar
      view={view}
      switches={createPreviewSwitches(view, page, { theme: undefined })}
      hasSignOut={hasSignOut}
    />,
  );
}

const begun = '/de-ch/editor/preview';
const load = vi.mocked(loadPreviewAt);
const parentOfThis = window.parent;
/** Simulates the surrounding form of the content service, or removes it. */
const frame = (parent: unknown) =>
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
/** Simulates the form loading an address into the frame. */
const begin = (address: string) => window.history.replaceState(null, '', address);

beforeEach(() => {
  replace.mockReset();
  load.mockReset();
  window.sessionStorage.clear();
  vi.mocked<() => object>(useRouter).mockReturnValue({ replace });
  begin(`${begun}${query}`);
  frame({ postMessage: vi.fn() });
});
afterEach(() => frame(parentOfThis));

const select = (name: string) => screen.getByRole('combobox', { name });
const shownIn = (name: string) => within(select(name)).getByRole('option', { selected: true }).textContent;

it('shows the current choice, and languages that lack the page', async () => {
  const { container } = await show();
  const bar = screen.getByRole('form', { name: 'Was die Vorschau zeigt' });
  expect([shownIn('Sprache'), shownIn('Land')]).toEqual(['Deutsch', 'Switzerland']);
  expect(within(bar).getByRole('option', { name: 'English (Sprache nicht aktiviert)' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('precedes the page, and is reached by keyboard in reading order', async () => {
  await show();
  const reached: (string | null)[] = [];
  while (reached.length < 3) {
    await userEvent.tab();
    reached.push(document.activeElement?.getAttribute('name') ?? null);
  }
  expect(reached).toEqual(['language', 'country', 'theme']);
});

it('a theme is drawn in place, and taken back', async () => {
  await show();
  await userEvent.selectOptions(select('Farbwelt'), 'Copper');
  const [[address] = ['']] = replace.mock.calls;
  expect(address).toBe(`${begun}${query}&begin=${encodeURIComponent(begun)}&theme=Copper`);
  expect(replace).toHaveBeenLastCalledWith(address, { scroll: false });
  begin(address);
  await userEvent.selectOptions(select('Farbwelt'), '');
  expect(replace).toHaveBeenLastCalledWith(`${begun}${query}&begin=${encodeURIComponent(begun)}`, {
    scroll: false,
  });
});

it.each(['Sprache', 'Land'])('%s: another place is the same preview there, with its theme', async (name) => {
  begin(`${begun}${query}&theme=Copper`);
  await show();
  const list = select(name);
  const [place] = within(list).getAllByRole<HTMLOptionElement>('option', { selected: false });
  const address = place?.value ?? '';
  expect(address).toMatch(/^\/[a-z-]+\/editor\/preview$/);
  await userEvent.selectOptions(list, address);
  expect(load).toHaveBeenLastCalledWith(`${address}${query}&theme=Copper&begin=${encodeURIComponent(begun)}`);
});

it('keeps its choice when the form restarts it with a new token', async () => {
  const { unmount } = await show();
  await userEvent.selectOptions(select('Land'), '/en-us/editor/preview');
  const [[chosen] = ['']] = load.mock.calls;
  begin(chosen);
  unmount();
  (await show()).unmount();
  expect(load).toHaveBeenCalledTimes(1);

  begin(`${begun}?page=p1&token=c.d`);
  await show();
  expect(load).toHaveBeenLastCalledWith(
    `/en-us/editor/preview?page=p1&token=c.d&begin=${encodeURIComponent(begun)}`,
  );
});

it('starts with the choice of its address when opened alone', async () => {
  const { unmount } = await show();
  await userEvent.selectOptions(select('Land'), '/en-us/editor/preview');
  unmount();
  load.mockReset();
  frame(window);
  begin(`${begun}?page=p1&token=c.d`);
  await show();
  expect(load).not.toHaveBeenCalled();
});

it('signs out of the editor area, without a script', async () => {
  const { container } = await show(true);
  const button = screen.getByRole('button', { name: 'Abmelden' });
  expect(button).toHaveAttribute('formaction', '/api/editor-session/end');
  expect(button).toHaveAttribute('formmethod', 'post');
  expect([button.getAttribute('name'), button.getAttribute('value')]).toEqual(['returnTo', '/de-ch/editor']);
  await expectNoAxeViolations(container);
});

it('has no sign-out beside the form of the content service', async () => {
  await show();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
