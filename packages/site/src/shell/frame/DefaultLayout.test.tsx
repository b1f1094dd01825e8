import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { DefaultLayout } from './DefaultLayout';
import { setPartRenderer } from './framePart';
import { createSiteViewMock } from '@/server/view/siteView.mock';

const settings = <p>Colour scheme</p>;

/** Caches parts by key, as the server of public pages does. */
function cacheParts(): void {
  const parts = new Map<string, ReactNode>();
  setPartRenderer((_view, key, render) => {
    const part = parts.get(key) ?? render();
    parts.set(key, part);
    return part;
  });
}

async function renderHeader(userSettings?: ReactNode): Promise<HTMLElement> {
  const view = await createSiteViewMock();
  const container = document.createElement('div');
  container.innerHTML = renderToStaticMarkup(
    <DefaultLayout view={view} userSettings={userSettings}>
      Content
    </DefaultLayout>,
  );
  return container;
}

describe('DefaultLayout', () => {
  beforeEach(cacheParts);
  afterAll(() => setPartRenderer((_view, _key, render) => render()));

  it('shows settings in the menu of signed-in readers only', async () => {
    const page = await renderHeader(settings);
    const menus = [...page.querySelectorAll<HTMLElement>('[data-reader]')];
    expect(menus.map(({ dataset, textContent }) => [dataset.reader, textContent])).toEqual([
      ['anonymous', expect.not.stringContaining('Colour scheme')],
      ['signedIn', expect.stringContaining('Colour scheme')],
    ]);
  });

  it('leaves pages without settings as they are, although their header is cached', async () => {
    const before = await renderHeader();
    await renderHeader(settings);
    const after = await renderHeader();
    expect(after.innerHTML).toBe(before.innerHTML);
    cacheParts();
    await renderHeader(settings);
    expect((await renderHeader()).innerHTML).toBe(before.innerHTML);
  });
});
