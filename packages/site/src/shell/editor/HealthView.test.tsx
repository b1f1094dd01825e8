import '@testing-library/jest-dom';
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
  pictures: [],
  missingLanguages: [],
  usage: [],
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

  it('says why a link leads nowhere, which languages are missing, and leads to the picture', async () => {
    await show({
      deadLinks: [{ place, reason: 'unpublished', text: 'Read on' }],
      pictures: [{ place, mediaId: 'm1' }],
      missingLanguages: [{ page, languages: ['de', 'fr'] }],
    });
    expect(screen.getByRole('row', { name: /Read on/ })).toHaveTextContent('The page is not published.');
    expect(screen.getByRole('row', { name: /German and French/ })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Open the picture/ })).toHaveAttribute(
      'href',
      'http://localhost:3001/admin/collections/media/m1',
    );
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

  it('says so where nothing is wrong, and where it did not look everywhere', async () => {
    await show({ pageCount: 203, readCount: 200 });
    expect(screen.getAllByText('Nothing found.')).toHaveLength(4);
    expect(screen.getByText('Only the first 200 pages were looked into.')).toBeInTheDocument();
  });

  it.each(['unavailable', 'notConfigured'] as const)('shows no board where it is %s', async (code) => {
    render(<HealthView view={await createSiteViewMock()} health={fail({ code })} />);
    expect(screen.queryByText('Nothing found.')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Health of the site');
  });
});
