import { render, screen, within } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { SearchResults } from './SearchResults';
import { createResultMock, searchResultsMock } from './SearchResults.mock';
import { searchResultId, type SearchResultsData } from './SearchResultsData';

const show = (fields: Partial<SearchResultsData> = {}) =>
  render(
    <SearchResults
      intl={createPageContext().intl}
      field={<p>The field</p>}
      data={{ ...searchResultsMock, ...fields }}
    />,
  );

/** Finds a link by its text, even if a part is emphasised. */
const link = (text: string) => {
  const found = screen.getAllByRole('link').find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no link "${text}".`);
  return found;
};

describe('SearchResults', () => {
  it('"results titled with the query, result count, \'Show {amount} more\'" (section 2.3)', async () => {
    const { container } = show();
    expect(screen.getByRole('heading', { level: 1, name: 'Results for “crimp”' })).toBeInTheDocument();
    expect(screen.getByText('Results: 37')).toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Show 10 more' })).toHaveAttribute(
      'href',
      '/en/search?q=crimp&page=2#result-11',
    );
    expect(screen.getByText('4 of 37 shown')).toBeInTheDocument();
    await expectNoAxeViolations(container);
  });

  it('shows for each result its type, its location, and its language if it differs from the reader’s', () => {
    show();
    const manual = link('Betriebsanleitung Crimppresse bt 722');
    expect(manual).toHaveAttribute('lang', 'de');
    expect(manual).toHaveAttribute('data-link', 'plain');
    const [, , item] = screen.getAllByRole('listitem');
    expect(item).toHaveTextContent(/^Document.*Products › Crimping › bt 722German$/);
    expect(link('Alpha 550 for crimp-to-crimp production')).not.toHaveAttribute('lang');
  });

  it('gives links ids, so that "Show {amount} more" leads to the first new one', () => {
    show();
    expect(link('Crimping machines')).toHaveAttribute('id', searchResultId(2));
  });

  it('"emphasise query words" (section 5), as text and never as HTML', () => {
    show({ results: [createResultMock({ title: [{ text: '<b>crimp</b>', isMatch: true }], text: [] })] });
    expect(within(link('<b>crimp</b>')).getByText('<b>crimp</b>').tagName).toBe('MARK');
  });

  it('links directly to an exact match', () => {
    show({ direct: { kind: 'product', name: 'Alpha 550', text: 'Eight stations.', href: '/en/products/a' } });
    expect(screen.getByText('Go directly to')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Alpha 550' })).toHaveAttribute('href', '/en/products/a');
    expect(screen.getByText('Product · Eight stations.')).toBeInTheDocument();
  });

  it('shows that there are more results, and that the index is incomplete', () => {
    show({ more: undefined, isLimited: true, isIncomplete: true });
    expect(screen.getByText(/^No more than 4 results are shown\./)).toBeInTheDocument();
    expect(screen.getByText(/^The search index is being built\./)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /^Show/ })).toBeNull();
  });

  it('shows no hint if all results are listed', () => {
    show({ more: undefined, total: 4 });
    expect(screen.queryByText(/shown/)).toBeNull();
  });
});
