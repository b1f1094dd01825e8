import { render, screen } from '@testing-library/react';
import { SearchField } from '../SearchField/SearchField';
import { expectNoAxeViolations } from '../testing/axe';
import { SearchPanel } from './SearchPanel';

const show = () =>
  render(
    <SearchPanel id="search-panel" label="Search" closeLabel="Close" href="/en/search">
      <SearchField id="q" name="q" action="/en/search" label="Search this site" buttonLabel="Find" />
    </SearchPanel>,
  );

describe('SearchPanel', () => {
  it('is opened and closed by the browser, without JavaScript', async () => {
    const { container } = show();
    const panel = screen.getByRole('dialog', { name: 'Search' });
    expect(panel).toHaveAttribute('popover', 'auto');
    expect(panel).toContainElement(screen.getByRole('searchbox', { name: 'Search this site' }));
    expect(screen.getByRole('button', { name: 'Search' })).toHaveAttribute('popovertarget', 'search-panel');
    expect(screen.getByRole('button', { name: 'Close' })).toHaveAttribute('popovertargetaction', 'hide');
    await expectNoAxeViolations(container);
  });

  it('links to the search page in browsers without popovers', () => {
    show();
    expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/en/search');
  });
});
