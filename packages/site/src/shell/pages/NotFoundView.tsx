import { searchParameters } from '@kmx/core';
import {
  ButtonLink,
  Container,
  Heading,
  Overline,
  SearchField,
  Section,
  Stack,
  Text,
  Wire,
} from '@kmx/design-system';

import { DefaultLayout } from '../frame/DefaultLayout';
import { framePart } from '../frame/framePart';
import { LinkGroup } from '../frame/LinkGroup';
import { PageBreadcrumb } from '../frame/PageBreadcrumb';
import type { MessageId } from '@/MessageId';
import { decideBreadcrumbs } from '@/server/navigation/decideBreadcrumbs';
import type { SiteView } from '@/server/view/createSiteView';
import { decideHeaderItems } from '@/server/view/decideNavigationItems';
import { decideNotFound, type NotFound } from '@/server/view/decideNotFound';

interface NotFoundViewProps {
  view: SiteView;
  path: string;
  /** Search term entered on this page. */
  query: string;
}

const mainPages = (view: SiteView) =>
  decideHeaderItems(view, {}, () => ({})).flatMap(({ title, href, dataLink }) =>
    href === undefined
      ? []
      : [{ text: title, href, dataLink: dataLink === 'route' ? dataLink : ('plain' as const) }],
  );

function Search({ view, found: { query, results } }: { view: SiteView; found: NotFound }) {
  const { intl } = view;
  const format = (id: MessageId) => intl.formatMessage({ id });
  return (
    <Stack gap="l">
      <SearchField
        id="not-found-search"
        name={searchParameters.query.name}
        label={format('notFound.search')}
        buttonLabel={format('notFound.searchButton')}
        defaultValue={query}
      />
      {query !== '' && results.length === 0 && (
        <div role="status">
          <Text>{intl.formatMessage({ id: 'notFound.noResults' }, { query })}</Text>
        </div>
      )}
      <LinkGroup
        id="not-found-results"
        title={intl.formatMessage({ id: 'notFound.results' }, { query, count: results.length })}
        links={results}
      />
    </Stack>
  );
}

/** "Not found" page with search, similar pages, other language versions and the home page. */
export function NotFoundView({ view, path, query }: NotFoundViewProps) {
  const { intl } = view;
  const format = (id: MessageId) => intl.formatMessage({ id });
  const found = decideNotFound(view, path, query);
  return (
    <DefaultLayout view={view}>
      <PageBreadcrumb view={view} trail={decideBreadcrumbs(view, null)} />
      <Section>
        <Container>
          <Stack gap="l">
            <Stack gap="xs">
              <Overline>{format('notFound.overline')}</Overline>
              <Heading level={1}>{format('notFound.heading')}</Heading>
            </Stack>
            <Wire variant="empty" />
            <Stack gap="xs">
              <Text>{intl.formatMessage({ id: 'notFound.text' }, { path: found.path })}</Text>
              <Text tone="muted">{format('notFound.help')}</Text>
            </Stack>
            <Search view={view} found={found} />
            <LinkGroup id="not-found-nearest" title={format('notFound.nearest')} links={found.nearest} />
            <LinkGroup id="not-found-versions" title={format('notFound.versions')} links={found.versions} />
            {framePart(view, 'notFoundPages', () => (
              <LinkGroup id="not-found-pages" title={format('notFound.pages')} links={mainPages(view)} />
            ))}
            <div>
              <ButtonLink href={view.homeHref} dataLink="route">
                {format('notFound.home')}
              </ButtonLink>
            </div>
          </Stack>
        </Container>
      </Section>
    </DefaultLayout>
  );
}
