import { render, screen, within } from '@testing-library/react';

import { HeaderSearch } from '../frame/HeaderSearch';
import { createSearchPage } from './SearchPageView';
import { createSiteViewMock } from '@/server/view/siteView.mock';

describe('createSearchPage', () => {
  it('is "titled with the query" (section 2.3), and not indexed', async () => {
    const view = await createSiteViewMock();
    expect(createSearchPage(view, { query: 'crimp', page: 1 })).toEqual({
      path: '/search',
      title: 'Results for “crimp”',
      description: 'Search Komax: products, pages, stories, media releases, events and documents.',
      isIndexed: false,
    });
    expect(createSearchPage(view, { query: '', page: 1 }).title).toBe('Search');
  });
});

describe('HeaderSearch', () => {
  it('opens a field that submits to the site’s search page and loads its suggestions', async () => {
    const view = await createSiteViewMock({ site: { key: 'volta', slug: 'volta', domains: [] } });
    render(<HeaderSearch view={view} />);
    const panel = screen.getByRole('dialog', { name: 'Search' });
    const buttons = screen.getAllByRole('button', { name: 'Search' });
    expect(buttons[0]).toHaveAttribute('popovertarget', panel.id);
    expect(within(panel).getByRole('search')).toHaveAttribute('action', '/en/volta/search');
    expect(within(panel).getByRole('searchbox')).toHaveAttribute('data-suggest-site', 'volta');
  });
});
