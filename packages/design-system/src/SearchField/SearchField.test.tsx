import { render, screen } from '@testing-library/react';
import { expectNoAxeViolations } from '../testing/axe';
import { SearchField } from './SearchField';

describe('SearchField', () => {
  it('is a form that submits to the current page', async () => {
    const { container } = render(
      <SearchField id="search" name="q" label="Search" buttonLabel="Find" defaultValue="crimp" />,
    );
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('method', 'get');
    expect(form).not.toHaveAttribute('action');
    expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('crimp');
    expect(screen.getByRole('button', { name: 'Find' })).toHaveAttribute('type', 'submit');
    await expectNoAxeViolations(container);
  });

  it('contains the address of suggestions for the script, and is a search box without them', async () => {
    const { container } = render(
      <SearchField
        id="search"
        name="q"
        label="Search"
        buttonLabel="Find"
        suggestions={{
          endpoint: '/api/search-proxy/suggest',
          localeCode: 'de-CH',
          siteSlug: 'volta',
          label: 'Suggestions',
          announcement: 'Suggestions: {count}',
          kinds: { product: 'Product' },
        }}
      />,
    );
    const field = screen.getByRole('searchbox', { name: 'Search' });
    expect(field).toHaveAttribute('data-suggest', '/api/search-proxy/suggest');
    expect(field).toHaveAttribute('data-suggest-kind-product', 'Product');
    const list = screen.getByRole('listbox', { hidden: true });
    expect(list).toHaveAttribute('aria-label', 'Suggestions');
    expect(list).not.toBeVisible();
    expect(field).toHaveAttribute('data-suggest-list', list.id);
    await expectNoAxeViolations(container);
  });
});
