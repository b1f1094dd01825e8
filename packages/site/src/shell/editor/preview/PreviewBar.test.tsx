import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRouter } from 'next/navigation';
import { createLocale } from '@kmx/core';

import { expectNoAxeViolations } from '../../../../../design-system/src/testing/axe';

import { PreviewBar } from './PreviewBar';
import { readPreviewSwitch } from './readPreviewSwitch';
import { createPreviewSwitches } from '@/server/editor/preview/createPreviewSwitches';
import { createSiteViewMock } from '@/server/view/siteView.mock';

jest.mock('next/navigation', () => ({ useRouter: jest.fn() }));

const replace = jest.fn();
const query = '?page=p1&token=a.b';

async function show() {
  const view = await createSiteViewMock({ locale: createLocale('de', 'CH') });
  const page = { languages: ['de' as const], countries: [] };
  return render(
    <PreviewBar view={view} switches={createPreviewSwitches(view, page, { theme: undefined })} />,
  );
}

beforeEach(() => {
  replace.mockReset();
  jest.mocked<() => object>(useRouter).mockReturnValue({ replace });
  window.history.replaceState(null, '', query);
});

const select = (name: string) => screen.getByRole('combobox', { name });
const shownIn = (name: string) => within(select(name)).getByRole('option', { selected: true }).textContent;

it('says what is shown, and in which languages the page is not', async () => {
  const { container } = await show();
  const bar = screen.getByRole('form', { name: 'Was die Vorschau zeigt' });
  expect([shownIn('Sprache'), shownIn('Land')]).toEqual(['Deutsch', 'Switzerland']);
  expect(within(bar).getByRole('option', { name: 'English (nicht übersetzt)' })).toBeInTheDocument();
  await expectNoAxeViolations(container);
});

it('a theme is drawn in place, and taken back', async () => {
  await show();
  await userEvent.selectOptions(select('Farbwelt'), 'Copper');
  expect(replace).toHaveBeenLastCalledWith(`${query}&theme=Copper`, { scroll: false });
  window.history.replaceState(null, '', `${query}&theme=Copper`);
  await userEvent.selectOptions(select('Farbwelt'), '');
  expect(replace).toHaveBeenLastCalledWith(query, { scroll: false });
});

it.each(['Sprache', 'Land'])('%s: another place is the same preview there, with its theme', async (name) => {
  await show();
  const list = select(name);
  const [place] = within(list).getAllByRole<HTMLOptionElement>('option', { selected: false });
  const address = place?.value ?? '';
  expect(address).toMatch(/^\/[a-z-]+\/editor\/preview$/);
  Object.assign(list, { value: address });
  expect(readPreviewSwitch(list, `${query}&theme=Copper`)).toEqual({
    kind: 'place',
    address: `${address}${query}&theme=Copper`,
  });
});

it('what is no switch leads nowhere', () => {
  expect(readPreviewSwitch(document.createElement('input'), query)).toBeUndefined();
  expect(readPreviewSwitch(null, query)).toBeUndefined();
});
