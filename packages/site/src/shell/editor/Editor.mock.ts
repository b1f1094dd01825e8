import { ok, parseEditorAreaQuery, type NavigationItem } from '@kmx/core';

import { createAreaMenus } from '../../server/editor/area/createAreaMenus';
import { createMorning } from '../../server/editor/area/createMorning';
import { selectPages } from '../../server/editor/area/selectPages';
import { targetMock, translationPageMock } from '../../server/editor/area/translationPage.mock';
import type { EditorArea } from '@/server/editor/area/loadEditorArea';
import type { SiteHealth } from '@/server/editor/health/SiteHealth';
import type { PageTranslation } from '@/server/editor/translation/loadTranslations';
import type { SiteView } from '@/server/view/createSiteView';

const stale = targetMock({ translationState: 'Translated', isStale: true });

const crimping = translationPageMock('crimping', {
  title: 'Crimping: force, height and cross-section of every contact',
  parentSlug: 'products',
  countries: ['CH', 'US'],
  hasDraft: true,
  targetLanguages: [stale, targetMock({ language: 'fr', translationState: 'InProgress' })],
});

/** A page in each state of section 4, and one without translations. */
export const areaPagesMock = [
  crimping,
  translationPageMock('careers', {
    title: 'Careers',
    parentSlug: 'company',
    targetLanguages: [targetMock(), targetMock({ language: 'fr' }), targetMock({ language: 'ja' })],
  }),
  translationPageMock('contact', {
    title: 'Contact',
    targetLanguages: [targetMock({ translationState: 'Translated' })],
  }),
  translationPageMock('trade-fair', { title: 'Trade fair', parentSlug: 'company', isPublished: false }),
];

/** A menu entry linked to the page of the same id. */
const item = (id: string, title: string, fields: Partial<NavigationItem> = {}): NavigationItem => ({
  id,
  title,
  slug: id,
  breadcrumbOverride: null,
  hidden: false,
  countries: [],
  items: [],
  marketingSection: null,
  link: { kind: 'page', page: { id, slug: id, parentSlug: 'home', site: { key: 'main' } } },
  ...fields,
});

const menusMock = {
  homeItems: [
    item('products', 'Products', {
      items: [item('crimping', 'Crimping'), item('compare', 'Compare products', { hidden: true })],
    }),
    item('company', 'Company', { items: [item('careers', 'Careers'), item('contact', 'Contact')] }),
  ],
  topItems: [],
  footerItems: [item('footer-products', 'Products', { items: [item('all', 'All products')] })],
  legalItems: [item('imprint', 'Imprint')],
  note: null,
  pages: new Map(),
};

const emptyMenus = { ...menusMock, homeItems: [], footerItems: [], legalItems: [] };

/** Data of the screen for the choices of a query such as `stage=DRAFT`; without pages, an empty site. */
export function createEditorAreaMock(view: SiteView, choices: string, pages = areaPagesMock): EditorArea {
  const query = parseEditorAreaQuery(new URLSearchParams(choices));
  const { country } = view.locale;
  return {
    query,
    navigation: ok(createAreaMenus(view, pages.length > 0 ? menusMock : emptyMenus, query)),
    pages: ok({
      ...selectPages(pages, query, { country, pageIds: undefined }),
      morning: createMorning(pages),
      byId: new Map(pages.map((page) => [page.id, page])),
    }),
    chosen: undefined,
  };
}

/** A page with changes in two blocks since its translation into German. */
export const translationMock: PageTranslation = {
  pageId: 'crimping',
  title: 'Crimping',
  site: 'main',
  sourceLanguage: 'en',
  targetLanguages: [
    {
      ...stale,
      exportedAt: '2026-11-02T08:00:00Z',
      importedAt: '2026-11-09T15:30:00Z',
      changes: [
        {
          segment: 'b1.title',
          blockId: 'b1',
          place: 'Hero banner › Title',
          sourceThen: 'Crimp with certainty',
          sourceNow: 'Crimp with certainty, contact after contact',
          target: 'Crimpen mit Gewissheit',
        },
        {
          segment: 'b2.text',
          blockId: 'b2',
          place: 'Rich text › Text',
          sourceThen: null,
          sourceNow:
            'The force curve of every single crimp is compared with the one that was taught. What lies outside is cut off and told.',
          target: null,
        },
        {
          segment: 'b2.note',
          blockId: 'b2',
          place: 'Rich text › Note',
          sourceThen: 'Up to 6 mm².',
          sourceNow: null,
          target: 'Bis 6 mm².',
        },
      ],
    },
    {
      ...targetMock({ language: 'fr', translationState: 'InProgress', exportedAt: '2026-11-20T08:00:00Z' }),
      changes: [],
    },
  ],
};

const place = {
  page: crimping,
  block: { type: 'heroBanner', position: 0 },
  field: 'links › 1 › link',
};

/** A site without problems. */
export const wellMock: SiteHealth = {
  pageCount: 48,
  readCount: 48,
  unreadable: [],
  faults: [],
  deadLinks: [],
  missingLanguages: [],
  usage: [],
  library: [],
  duplicates: [],
  licences: [],
  missingAltTexts: [],
  failedSchedules: [],
  missingPictures: [],
  brokenRedirects: [],
};

export const illMock: SiteHealth = {
  ...wellMock,
  faults: [
    { place: { ...place, field: 'title' }, message: 'Too small: expected string to have >=1 characters' },
  ],
  deadLinks: [{ place, reason: 'unpublished', text: 'See us at the trade fair' }],
  missingLanguages: areaPagesMock.map((page, index) => ({
    page,
    languages: index === 0 ? ['ja'] : ['cs', 'es', 'hu', 'ja', 'pt'],
  })),
  usage: [
    { blockType: 'heroBanner', count: 44, pages: areaPagesMock },
    { blockType: 'shareTable', count: 0, pages: [] },
  ],
  missingAltTexts: [
    {
      id: 'm-1',
      name: 'crimp-press.jpg',
      site: 'main',
      languages: ['cs', 'ja'],
      useCount: 1,
      uses: [{ collection: 'pages', id: 'crimping', title: 'Crimping' }],
    },
  ],
  licences: [
    {
      collection: 'media',
      id: 'm-3',
      name: 'harbour-at-night.jpg',
      licence: 'Agency 4711, editorial',
      ends: '2026-10-31',
      state: 'ended',
      useCount: 1,
      uses: [{ collection: 'stories', id: 's-1', title: 'Night shift with nobody in it' }],
    },
    {
      collection: 'files',
      id: 'f-2',
      name: 'Film of the trade fair',
      licence: null,
      ends: '2026-12-15',
      state: 'ending',
      useCount: 0,
      uses: [],
    },
  ],
  duplicates: [
    {
      collection: 'media',
      size: 2_400_000,
      copies: [
        { id: 'm-4', name: 'crimp-press.jpg' },
        { id: 'm-5', name: 'crimp-press-1.jpg' },
      ],
    },
  ],
  library: [
    {
      collection: 'media',
      id: 'm-2',
      name: 'crimping-hall-before-the-rebuild-final-2.jpg',
      size: 8_400_000,
      useCount: 0,
      isPublic: false,
      uses: [],
    },
    {
      collection: 'files',
      id: 'f-1',
      name: 'Data sheet crimping',
      size: 412_000,
      useCount: 2,
      isPublic: false,
      uses: [
        { collection: 'pages', id: 'crimping', title: 'Crimping' },
        { collection: 'stories', id: 's-1', title: 'Night shift with nobody in it' },
      ],
    },
  ],
  failedSchedules: [
    {
      id: 'j-1',
      type: 'publish',
      collection: 'pages',
      documentId: 'trade-fair',
      title: 'Trade fair',
      site: 'main',
      failedAt: '2026-11-20T06:00:00.000Z',
      reason: 'The slug is taken by another page.',
    },
  ],
};
