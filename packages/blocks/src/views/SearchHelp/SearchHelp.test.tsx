import { render, screen } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { SearchHelp, type SearchHelpReason } from './SearchHelp';
import { searchGroupsMock } from './SearchHelp.mock';

const show = (reason: SearchHelpReason) =>
  render(
    <SearchHelp
      intl={createPageContext().intl}
      field={<p>The field</p>}
      reason={reason}
      searchHref={(query) => `/en/search?q=${encodeURIComponent(query)}`}
      groups={searchGroupsMock}
      contactHref="/en/contact"
    />,
  );

describe('SearchHelp', () => {
  it('"no-results message" (section 2.3), with tips, examples, product groups and contact', async () => {
    const { container } = show({ kind: 'noResults', query: 'flux', isIncomplete: false });
    expect(screen.getByRole('heading', { level: 1, name: 'No results for “flux”' })).toBeInTheDocument();
    expect(screen.getByText('Check the spelling.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '20 AWG' })).toHaveAttribute('href', '/en/search?q=20%20AWG');
    expect(screen.getByRole('link', { name: 'Wire twisting' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Ask our specialists' })).toHaveAttribute('href', '/en/contact');
    expect(screen.queryByText('Did you mean')).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('links to a corrected spelling', () => {
    const didYouMean = { text: 'crimping', href: '/en/search?q=crimping' };
    show({ kind: 'noResults', query: 'crmiping', didYouMean, isIncomplete: false });
    expect(screen.getByText('Did you mean')).toContainElement(
      screen.getAllByRole('link', { name: 'crimping' })[0] ?? null,
    );
  });

  it('does not claim that nothing exists while the index is being built', () => {
    show({ kind: 'noResults', query: 'crimp', isIncomplete: true });
    expect(screen.getByText(/^The search index is being built\./)).toBeInTheDocument();
  });

  it('explains that search is not available', async () => {
    const { container } = show({ kind: 'unavailable' });
    expect(screen.getByRole('heading', { level: 1, name: 'Search' })).toBeInTheDocument();
    expect(screen.getByText('Search is not available right now')).toBeInTheDocument();
    expect(screen.queryByText('Check the spelling.')).toBeNull();
    expect(screen.queryByText('Examples')).toBeNull();
    await expectNoAxeViolations(container);
  });

  it('starts with examples without a query', () => {
    show({ kind: 'noQuery' });
    expect(screen.getByRole('link', { name: '0.5 mm²' })).toBeInTheDocument();
    expect(screen.queryByText('Check the spelling.')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Ask our specialists' })).toBeNull();
  });
});
