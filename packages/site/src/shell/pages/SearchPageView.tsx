import { SearchHelp, SearchResults, SearchSuggestions, type SearchHelpLink } from '@kmx/blocks';
import { applicationPaths, type SearchPageQuery } from '@kmx/core';
import { Container, Section } from '@kmx/design-system';

import { ApplicationPageView } from '../frame/ApplicationPageView';
import { findSitePage } from '@/server/links/findSitePage';
import type { SearchContent } from '@/server/pages/search/decideSearchContent';
import { searchHref } from '@/server/pages/search/searchHref';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

/** Page data of the search: "results titled with the query" (section 2.3); not indexed. */
export const createSearchPage = ({ intl, site }: SiteView, { query }: SearchPageQuery): ApplicationPage => ({
  path: applicationPaths.search,
  title:
    query === ''
      ? intl.formatMessage({ id: 'shell.search' })
      : intl.formatMessage({ id: 'blocks.searchResults.title' }, { query }),
  description: intl.formatMessage({ id: 'shell.searchDescription' }, { site: site.name }),
  isIndexed: false,
});

/** Top-level product groups of the reader's country; none on a site without products. */
const productGroups = ({ hasProducts, hierarchy }: SiteView): readonly SearchHelpLink[] =>
  hasProducts && hierarchy ? hierarchy.roots.map(({ name, route }) => ({ text: name, href: route })) : [];

interface SearchPageViewProps {
  view: SiteView;
  search: SearchPageQuery;
  content: SearchContent;
}

/** Search field with the results, or with help if there are none. */
export function SearchPageView({ view, search, content }: SearchPageViewProps) {
  const { intl, locale, site } = view;
  const field = (
    <SearchSuggestions
      // Resets the uncontrolled field for another query.
      key={search.query}
      intl={intl}
      id="search-query"
      action={searchHref(view)}
      localeCode={locale.code}
      siteSlug={site.key}
      query={search.query}
    />
  );
  return (
    <ApplicationPageView view={view} page={createSearchPage(view, search)}>
      <Section spacing="m">
        <Container>
          {content.kind === 'results' ? (
            <SearchResults intl={intl} field={field} data={content.data} />
          ) : (
            <SearchHelp
              intl={intl}
              field={field}
              reason={content.reason}
              searchHref={(query) => searchHref(view, query)}
              groups={productGroups(view)}
              contactHref={findSitePage(view, ['contact', 'kontakt'])}
            />
          )}
        </Container>
      </Section>
    </ApplicationPageView>
  );
}
