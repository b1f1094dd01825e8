import { render, screen, within } from '@testing-library/react';
import { useRouter } from 'next/navigation';
import { fail, ok, parseEditorAreaQuery } from '@kmx/core';

import { expectNoAxeViolations } from '../../../../../design-system/src/testing/axe';

import { EditorGate } from '../EditorGate';
import { EditorAreaView } from './EditorAreaView';
import { EditorFilters } from './EditorFilters';
import { EditorMenus } from './EditorMenus';
import { EditorPageList } from './EditorPageList';
import { TranslationPanel } from './TranslationPanel';
import { createMorning } from '@/server/editor/area/createMorning';
import { selectPages } from '@/server/editor/area/selectPages';
import { targetMock, translationPageMock } from '@/server/editor/area/translationPage.mock';
import { createSiteViewMock } from '@/server/view/siteView.mock';

vi.mock('next/navigation', () => ({ useRouter: vi.fn() }));
beforeEach(() => {
  vi.mocked<() => object>(useRouter).mockReturnValue({ refresh: vi.fn() });
});

const stale = targetMock({ translationState: 'Translated', isStale: true });
const about = translationPageMock('about', {
  title: 'About us',
  countries: ['CH'],
  hasDraft: true,
  targetLanguages: [stale, targetMock({ language: 'fr', translationState: 'InProgress' })],
});
const draft = translationPageMock('new', { title: 'New', parentSlug: 'about', isPublished: false });
const readQuery = (text: string) => parseEditorAreaQuery(new URLSearchParams(text));
const everywhere = { country: 'ALL', pageIds: undefined };

async function showList(text: string) {
  const view = await createSiteViewMock();
  const query = readQuery(text);
  const selection = selectPages([about, draft], query, everywhere);
  render(<EditorPageList view={view} query={query} pages={selection.pages} />);
  return { view, query, selection };
}

const row = (name: string) => screen.getByRole('rowheader', { name }).closest('tr') ?? document.body;

describe('3 "isPublished, translationTargetLanguages": the list of pages', () => {
  it('shows for each page its public state, and for each language its progress', async () => {
    await showList('stage=DRAFT&countries=all');
    const first = within(row('About us /about CH'));
    expect(first.getByText('Published, newer draft')).toBeInTheDocument();
    expect(first.getAllByText('In translation')).toHaveLength(2);
    expect(first.getByText('Out of date').closest('div')).toHaveTextContent('Out of date DE');
    // A stale translation is not complete.
    expect(first.queryByText('Translated')).not.toBeInTheDocument();
    const second = within(row('New /about/new'));
    expect(second.getByText('Draft')).toBeInTheDocument();
    expect(second.getByText('Not marked')).toBeInTheDocument();
    await expectNoAxeViolations(screen.getByRole('table'));
  });

  it('leads to the translations, the page, its preview and its form; an unpublished page cannot be opened', async () => {
    await showList('stage=DRAFT&countries=all');
    const hrefs = (name: string) =>
      within(row(name))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(hrefs('About us /about CH')).toEqual([
      ['About us', '/en/editor?stage=DRAFT&countries=all&page=about#translation'],
      ['Open About us', '/en/about'],
      ['Preview About us', '/en/editor/preview?page=about'],
      ['Edit About us', 'http://localhost:3001/admin/collections/pages/about'],
    ]);
    expect(hrefs('New /about/new').map(([text]) => text)).toEqual(['New', 'Preview New', 'Edit New']);
  });
});

it('the filters are a plain form that keeps what the links chose', async () => {
  const { view, query, selection } = await showList('stage=DRAFT&countries=all&state=stale&section=s1');
  const sections = [
    { id: 's1', title: 'Company', menu: 'home', isChosen: true },
    { id: 's2', title: 'Products', menu: 'home', isChosen: false },
    { id: 's3', title: 'Products', menu: 'footer', isChosen: false },
  ] as const;
  render(<EditorFilters view={view} query={query} selection={selection} sections={sections} />);
  const form = screen.getByRole('form');
  expect(form).toHaveAttribute('action', '/en/editor');
  expect([...new FormData(form as HTMLFormElement)]).toEqual([
    ['section', 's1'],
    ['state', 'stale'],
    ['stage', 'DRAFT'],
    ['countries', 'all'],
    ['language', ''],
    ['q', ''],
  ]);
  expect(screen.getByRole('link', { name: /^Out of date/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Company' })).toHaveAttribute(
    'href',
    '/en/editor?stage=DRAFT&countries=all&state=stale',
  );
  // Two menus may have sections with the same name.
  expect(screen.getByRole('link', { name: 'Products · Main menu' }).getAttribute('href')).toContain(
    'section=s1&section=s2',
  );
  expect(screen.getByRole('link', { name: 'Products · Footer' })).toBeInTheDocument();
});

it('the navigation marks entries that are hidden, limited to countries, unpublished or outdated', async () => {
  const view = await createSiteViewMock();
  const entry = (id: string, more: object = {}) => ({
    id,
    slug: id,
    title: id,
    breadcrumbOverride: null,
    countries: [],
    hidden: false,
    url: `/en/${id}`,
    unlocalizedUrl: null,
    target: null,
    openInNewTab: false,
    page: null,
    marketingSection: null,
    items: [],
    ...more,
  });
  const page = (id: string) => ({ id, title: id, type: 'page', pageType: 'Content' as const });
  const entries = [
    entry('a', {
      page: page('about'),
      items: [entry('b', { hidden: true, countries: ['CH'] }), entry('c', { page: page('new') })],
    }),
  ];
  render(
    <EditorMenus
      view={view}
      query={readQuery('countries=all')}
      menus={[{ kind: 'home', entries }]}
      pages={new Map([about, draft].map((known) => [known.id, known]))}
    />,
  );
  expect(screen.getByRole('heading', { level: 4 })).toHaveTextContent('a Out of date');
  expect(screen.getByRole('link', { name: 'a' })).toHaveAttribute(
    'href',
    '/en/editor?countries=all&page=about#translation',
  );
  expect(screen.getByRole('link', { name: 'b' }).closest('li')).toHaveTextContent('b Hidden CH');
  expect(screen.getByRole('link', { name: 'c' }).closest('li')).toHaveTextContent('c Draft');
});

describe('the translations of a page', () => {
  const change = {
    segment: 'b1.title',
    blockId: 'b1',
    place: 'Hero banner › Title',
    sourceThen: 'Old words',
    sourceNow: 'New words',
    target: 'Alte Worte',
  };
  const translation = {
    pageId: 'about',
    title: 'About us',
    site: 'main',
    sourceLanguage: 'en' as const,
    targetLanguages: [{ ...stale, exportedAt: '2026-11-20T08:00:00Z', changes: [change] }],
  };

  it('show "both texts side by side", in their languages, and the way to each package', async () => {
    const view = await createSiteViewMock();
    const { container } = render(
      <TranslationPanel
        view={view}
        query={readQuery('state=stale')}
        chosen={ok({ page: about, translation })}
        person={undefined}
      />,
    );
    const table = within(screen.getByRole('table', { name: 'Hero banner' }));
    expect(table.getByRole('rowheader')).toHaveTextContent('Title');
    const texts = ['Old words', 'New words', 'Alte Worte'].map((text) => table.getByText(text));
    expect(texts.map((text) => text.getAttribute('lang'))).toEqual(['en', 'en', 'de']);
    expect(screen.getByRole('link', { name: 'Download for German' })).toHaveAttribute(
      'href',
      '/api/translation/package/about?language=de',
    );
    expect(screen.getByText(/20 Nov 2026|Nov 20, 2026/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/en/editor?state=stale');
    await expectNoAxeViolations(container);
  });

  it.each([
    ['nobody', undefined, 'Sign in to make changes', false],
    [
      'an author',
      { name: 'Ann', mayEdit: false },
      'Your account is not allowed to change translations.',
      false,
    ],
    ['an editor', { name: 'Ann', mayEdit: true }, 'Signed in as Ann', true],
  ] as const)('are changed by a person with the role alone: %s', async (_name, person, text, hasActions) => {
    const view = await createSiteViewMock();
    const chosen = ok({ page: about, translation });
    render(<TranslationPanel view={view} query={readQuery('')} chosen={chosen} person={person} />);
    expect(screen.getByText(text, { exact: false })).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Start translation' })).toHaveLength(hasActions ? 1 : 0);
  });

  it('show why they cannot be loaded', async () => {
    const view = await createSiteViewMock();
    render(
      <TranslationPanel
        view={view}
        query={readQuery('')}
        chosen={fail({ code: 'notFound' })}
        person={undefined}
      />,
    );
    expect(screen.getByText('There is no such page on this site.')).toBeInTheDocument();
  });
});

describe('2.3 "Editor area: view of draft or published navigation, translation management"', () => {
  const unavailable = fail({ code: 'unavailable' } as const);

  async function showArea(isUp: boolean) {
    const view = await createSiteViewMock();
    const query = readQuery('stage=DRAFT');
    const pages = [about, draft];
    const area = {
      query,
      navigation: isUp ? ok({ menus: [], sections: [], pageIds: undefined }) : unavailable,
      pages: isUp
        ? ok({
            ...selectPages(pages, query, { country: 'CH', pageIds: undefined }),
            morning: createMorning(pages),
            byId: new Map(pages.map((page) => [page.id, page])),
          })
        : unavailable,
      chosen: isUp
        ? ok({
            page: about,
            translation: {
              pageId: 'about',
              title: null,
              site: 'main',
              sourceLanguage: 'en' as const,
              targetLanguages: [{ ...stale, changes: [] }],
            },
          })
        : undefined,
    };
    return render(<EditorAreaView view={view} area={area} person={{ name: 'Ann', mayEdit: true }} />);
  }

  it('shows what waits first', async () => {
    const { container } = await showArea(true);
    expect(container.querySelector('h1')).toHaveTextContent('Editor area: Komax');
    expect(screen.getByText('Pages changed since their translation').parentElement).toHaveTextContent('1');
    expect([...container.querySelectorAll('main h2')].map((heading) => heading.textContent)).toEqual([
      'About us',
      'Pages and translations',
      'Navigation with drafts',
    ]);
  });

  it('shows failures, part by part', async () => {
    await showArea(false);
    expect(screen.getByText(/^The content service is not responding right now/)).toBeInTheDocument();
    expect(screen.getByText(/^The navigation cannot be read right now/)).toBeInTheDocument();
    expect(screen.queryByText('Pages changed since their translation')).not.toBeInTheDocument();
  });
});

it('6 "the editor area needs a shared password": reports a wrong password, and returns to the requested page', async () => {
  const view = await createSiteViewMock();
  const gate = {
    credential: 'sharedPassword',
    returnTo: '/en/editor?state=stale',
    problem: 'wrong',
  } as const;
  const { container } = render(<EditorGate view={view} gate={gate} />);
  const form = container.querySelector('form[action="/api/editor-area-authentication"]');
  expect(form?.querySelector('[name="returnTo"]')).toHaveValue('/en/editor?state=stale');
  expect(form).toHaveTextContent('This password is incorrect.');
});

it('without a shared password, the area is opened by an account alone', async () => {
  const view = await createSiteViewMock();
  const gate = { credential: 'account', returnTo: '/en/editor', problem: 'codeNeeded' } as const;
  const { container } = render(<EditorGate view={view} gate={gate} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in as an editor');
  expect(container.querySelector('form[action="/api/editor-area-authentication"]')).toBeNull();
  const form = container.querySelector('form[action="/api/editor-session"]');
  expect(form?.querySelector('[name="returnTo"]')).toHaveValue('/en/editor');
  expect(form).toHaveTextContent('This account has a second factor.');
  await expectNoAxeViolations(container);
});
