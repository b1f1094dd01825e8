import { render, screen, within } from '@testing-library/react';
import { fail, ok } from '@kmx/core';

import { HealthView } from './HealthView';
import { healthPageMock } from '@/server/editor/health/health.mock';
import type { SiteHealth } from '@/server/editor/health/SiteHealth';
import { createSiteViewMock } from '@/server/view/siteView.mock';

const page = healthPageMock('About us');
const place = { page, block: { type: 'heroBanner', position: 2 }, field: 'links › 1 › link' };
const well: SiteHealth = {
  pageCount: 3,
  readCount: 3,
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
const show = async (health: Partial<SiteHealth>) =>
  render(<HealthView view={await createSiteViewMock()} health={ok({ ...well, ...health })} />);

const form = 'http://localhost:3001/admin/collections/pages/About%20us';

describe('HealthView', () => {
  it('leads from a fault to its block in the form', async () => {
    await show({ faults: [{ place, message: 'is missing' }], unreadable: [healthPageMock('Broken')] });
    const table = within(screen.getByRole('region', { name: 'Blocks that readers do not see' }));
    expect(table.getByRole('link', { name: 'About us' })).toHaveAttribute('href', `${form}#modules-row-2`);
    expect(table.getByRole('row', { name: /About us/ })).toHaveTextContent(
      '3 · Hero bannerlinks › 1 › linkis missing',
    );
    expect(table.getByRole('row', { name: /Broken/ })).toHaveTextContent('The page itself cannot be read.');
  });

  it('shows why a link is dead and which languages are missing', async () => {
    await show({
      deadLinks: [{ place, reason: 'unpublished', text: 'Read on' }],
      missingLanguages: [{ page, languages: ['de', 'fr'] }],
    });
    expect(screen.getByRole('row', { name: /Read on/ })).toHaveTextContent('The page is not published.');
    expect(screen.getByRole('row', { name: /German and French/ })).toBeInTheDocument();
  });

  it('opens the alternative text that is missing in its language', async () => {
    const uses = [{ collection: 'pages', id: 'p1', title: 'Home' }];
    const picture = { id: 'm1', name: 'press.jpg', site: 'main', useCount: 1, uses };
    await show({ missingAltTexts: [{ ...picture, languages: ['de', 'cs'] }] });
    const row = within(screen.getByRole('row', { name: /^press\.jpg/ }));
    expect(row.getByRole('link', { name: 'German' })).toHaveAttribute(
      'href',
      'http://localhost:3001/admin/collections/media/m1?locale=de#field-alt',
    );
    expect(row.getByRole('link', { name: 'Czech' })).toBeInTheDocument();
    expect(row.getByRole('link', { name: 'Home' })).toBeInTheDocument();
  });

  it('lists licences with their last day and uses, and marks those that have ended', async () => {
    const uses = [{ collection: 'pages', id: 'p1', title: 'Home' }];
    const item = { collection: 'media' as const, licence: 'Agency 4711', useCount: 1, uses };
    await show({
      licences: [
        { ...item, id: 'm1', name: 'Harbour', ends: '2026-10-31', state: 'ended' },
        { ...item, id: 'm2', name: 'Hall', ends: '2026-12-15', state: 'ending' },
      ],
    });
    expect(screen.getByRole('row', { name: /^Harbour/ })).toHaveTextContent(
      'HarbourAgency 471131 Oct 2026 ExpiredHome',
    );
    expect(screen.getByRole('row', { name: /^Hall/ })).not.toHaveTextContent('Expired');
  });

  it('lists all copies of a file', async () => {
    const copies = [
      { id: 'f1', name: 'Data sheet' },
      { id: 'f2', name: 'Data sheet 2' },
    ];
    await show({ duplicates: [{ collection: 'files', size: 412_000, copies }] });
    const row = within(screen.getByRole('row', { name: /Data sheet/ }));
    expect(row.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'http://localhost:3001/admin/collections/files/f1',
      'http://localhost:3001/admin/collections/files/f2',
    ]);
  });

  it('names redirects whose target is gone, and documents whose pictures are gone', async () => {
    const picture = { collection: 'stories', id: 's1', title: 'A story', site: 'main', places: ['1 · Film'] };
    const redirect = { id: 'r1', previousUrl: '/old', site: null, reason: 'There is no product "x".' };
    await show({ missingPictures: [picture], brokenRedirects: [redirect] });
    const row = within(screen.getByRole('row', { name: /^\/old/ }));
    expect(row.getByRole('link')).toHaveAttribute(
      'href',
      'http://localhost:3001/admin/collections/redirects/r1',
    );
    expect(row.getByText('There is no product "x".')).toHaveAttribute('lang', 'en');
    expect(screen.getByRole('row', { name: /A story/ })).toHaveTextContent('A story1 · Film');
  });

  it('counts the use of blocks, also of those that nobody uses', async () => {
    await show({
      usage: [
        { blockType: 'heroBanner', count: 4, pages: [page] },
        { blockType: 'shareTable', count: 0, pages: [] },
      ],
    });
    expect(screen.getByRole('row', { name: /Hero banner/ })).toHaveTextContent('Hero banner41About us');
    expect(screen.getByRole('row', { name: /Share table/ })).toHaveTextContent('Share table00');
  });

  it('lists failed schedules first, with the reason and a link to the form', async () => {
    const schedule = {
      id: 'j1',
      type: 'unpublish' as const,
      collection: 'stories',
      documentId: 's1',
      title: 'A story',
      site: 'main',
      failedAt: '2026-05-01T08:00:00.000Z',
      reason: 'The slug is taken.',
    };
    await show({ failedSchedules: [schedule] });
    const [first] = screen.getAllByRole('heading', { level: 2 });
    expect(first).toHaveTextContent('Failed publications 1');
    const row = within(screen.getByRole('row', { name: /A story/ }));
    expect(row.getByRole('link')).toHaveAttribute(
      'href',
      'http://localhost:3001/admin/collections/stories/s1',
    );
    expect(row.getByText('Unpublish')).toBeInTheDocument();
    expect(row.getByText('The slug is taken.')).toHaveAttribute('lang', 'en');
  });

  it('lists unused files apart from used ones, and marks those used by drafts only', async () => {
    const item = { collection: 'media' as const, size: 2_400_000, isPublic: true, uses: [] };
    const uses = [{ collection: 'pages', id: 'p1', title: 'Home' }];
    await show({
      library: [
        { ...item, id: 'm1', name: 'Alone', useCount: 0, isPublic: false },
        { ...item, id: 'm2', name: 'Everywhere', useCount: 9, uses },
        { ...item, id: 'f1', collection: 'files', name: 'Sketch', useCount: 1, uses, isPublic: false },
      ],
    });
    const unused = within(screen.getByRole('region', { name: 'Unused pictures and files' }));
    expect(unused.getAllByRole('row').slice(1)).toHaveLength(1);
    expect(unused.getByRole('row', { name: /Alone/ })).toHaveTextContent('2.4 MB');
    const used = within(screen.getByRole('region', { name: 'Where pictures and files are used' }));
    expect(used.getByRole('row', { name: /Everywhere/ })).toHaveTextContent('9Home');
    expect(used.getByRole('row', { name: /Everywhere/ })).not.toHaveTextContent('Only in drafts');
    expect(used.getByRole('row', { name: /Sketch/ })).toHaveTextContent('Only in drafts');
  });

  it('shows the rest of the board when the service fails', async () => {
    const media = { duplicates: undefined, licences: undefined, missingAltTexts: undefined };
    const incomplete = { ...media, library: undefined, failedSchedules: undefined };
    await show({ ...incomplete, missingPictures: undefined, brokenRedirects: undefined });
    expect(screen.getAllByText('The content service cannot provide this at the moment.')).toHaveLength(7);
    expect(screen.getAllByText('Nothing found.')).toHaveLength(4);
  });

  it('shows that nothing is wrong, and which parts were not checked', async () => {
    await show({ pageCount: 203, readCount: 200 });
    expect(screen.getAllByText('Nothing found.')).toHaveLength(12);
    expect(screen.getByText('Only the first 200 pages were checked.')).toBeInTheDocument();
  });

  it.each(['unavailable', 'notConfigured'] as const)('shows no board where it is %s', async (code) => {
    render(<HealthView view={await createSiteViewMock()} health={fail({ code })} />);
    expect(screen.queryByText('Nothing found.')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Site health');
  });
});
