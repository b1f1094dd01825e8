import { render, screen } from '@testing-library/react';
import { createPageContext } from '../../testing/createBlockContext';
import { expectNoAxeViolations } from '../../testing/expectNoAxeViolations';
import { SearchSuggestions } from './SearchSuggestions';

it('submits to the search page, and contains the address of "suggest" for the script (section 7)', async () => {
  const { intl } = createPageContext();
  const { container } = render(
    <SearchSuggestions
      intl={intl}
      id="search"
      action="/de-CH/search"
      localeCode="de-CH"
      siteSlug="volta"
      query="crimp"
    />,
  );
  expect(screen.getByRole('search')).toHaveAttribute('action', '/de-CH/search');
  const field = screen.getByRole('searchbox', { name: 'Search this site' });
  expect(field).toHaveAttribute('name', 'q');
  expect(field).toHaveValue('crimp');
  expect({ ...field.dataset }).toMatchObject({
    suggest: '/api/search-proxy/suggest',
    suggestLocale: 'de-CH',
    suggestSite: 'volta',
    suggestAnnouncement: 'Suggested results: {count}',
    suggestKindRelease: 'Media release',
  });
  await expectNoAxeViolations(container);
});
