import { render, screen, within } from '@testing-library/react';
import { parseViewAsQuery } from '@kmx/core';

import { ViewAsForm } from './ViewAsForm';
import { ViewAsView } from './ViewAsView';
import { loadViewAs } from '@/server/editor/viewAs/loadViewAs';
import { createSiteViewMock, pageMock } from '@/server/view/siteView.mock';

// The frame of the page reads cookies and content.
vi.mock('../../frame/ApplicationPageView', () => ({
  ApplicationPageView: ({ children }: { children: React.ReactNode }) => <main>{children}</main>,
}));
const loadTranslationPages = vi.fn();
vi.mock('@/server/editor/translation/loadTranslations', () => ({
  loadTranslationPages: (): unknown => loadTranslationPages(),
}));
// The preview key is available on the server only.
vi.mock('@/server/editorAccess/previewToken', () => ({
  writePreviewToken: (page: string) => `${page}.x`,
}));

const page = (id: string, title: string, site: string) => ({ id, title, site, slug: id, parentSlug: 'home' });

async function load(query: string) {
  const view = await createSiteViewMock({ pages: [pageMock('Products', { id: 'p9' })] });
  return { view, viewAs: await loadViewAs(view, new URLSearchParams(query)) };
}

beforeEach(() => {
  loadTranslationPages.mockReset().mockResolvedValue({
    ok: true,
    value: [page('p2', 'Zebra', 'main'), page('p1', 'Draft', 'main'), page('p3', 'Elsewhere', 'cirris')],
  });
});

const choices = () => within(screen.getByLabelText('Page')).getAllByRole('option').slice(1);
const texts = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

it('requires a page first, including drafts of this site', async () => {
  const { container } = render(<ViewAsView {...await load('')} />);
  expect(texts(choices())).toEqual(['Draft (/p1)', 'Zebra (/p2)']);
  expect(container.querySelector('iframe')).toBeNull();
});

it('names a chosen page of another site, and shows the id of an unknown one', async () => {
  const { unmount } = render(<ViewAsForm {...await load('page=p3')} />);
  expect(texts(choices())[0]).toBe('Elsewhere (/p3)');
  unmount();
  render(<ViewAsForm {...await load('page=story-7')} />);
  expect(screen.getByLabelText('Page')).toHaveValue('story-7');
});

it('offers published pages with a notice while the drafts cannot be loaded', async () => {
  loadTranslationPages.mockResolvedValue({ ok: false, error: { code: 'unavailable' } });
  render(<ViewAsView {...await load('')} />);
  expect(texts(choices())).toEqual(['Products (/products)']);
  expect(screen.getByText(/Only published pages of this site/)).toBeInTheDocument();
});

it('shows two lenses in frames with separate names', async () => {
  const query = 'page=p1&sides=2&a.country=CH&a.language=de&b.country=ALL&b.language=en&b.stage=PUBLISHED';
  render(<ViewAsView {...await load(query)} />);
  const [first, second] = [
    'Komax · German · Switzerland · Latest draft',
    'Komax · English · International · Published',
  ]
    .map((title) => `${title} · Not signed in`)
    .map((title) => screen.getByTitle(title));
  expect(first).toHaveAttribute('src', expect.stringContaining('/de-ch/editor/preview?page=p1'));
  expect(second).toHaveAttribute('src', expect.stringContaining('stage=PUBLISHED'));
});

it('"Show" leads past the choices to what they show', async () => {
  const { container } = render(<ViewAsView {...await load('page=p1&a.country=CH&a.language=de')} />);
  const { hash } = new URL(container.querySelector<HTMLFormElement>('form[method="get"]')?.action ?? '');
  expect(container.querySelector(hash)).toContainElement(container.querySelector('iframe'));
});

it('explains why a lens shows nothing', async () => {
  const { container } = render(<ViewAsView {...await load('page=p1&a.country=US&a.language=de')} />);
  expect(screen.getByText(/does not offer this language/)).toBeInTheDocument();
  expect(container.querySelector('iframe')).toBeNull();
});

it.each([
  'page=p1&a.country=CH&a.language=de&a.stage=PUBLISHED&a.role=kmx_own&a.theme=Copper',
  'page=p1&sides=2&a.country=CH&a.language=de&b.site=main&b.language=fr&b.role=kmx_int_direct_active',
])('its form, submitted unchanged, keeps the query: %s', async (text) => {
  const { view, viewAs } = await load(text);
  const { container } = render(<ViewAsForm view={view} viewAs={viewAs} />);
  const form = container.querySelector('form');
  const sent = new URLSearchParams(
    [...new FormData(form ?? undefined)].map(([name, value]) => [
      name,
      typeof value === 'string' ? value : '',
    ]),
  );
  expect(form).toHaveAttribute('method', 'get');
  expect(parseViewAsQuery(sent)).toEqual(viewAs.query);
});
