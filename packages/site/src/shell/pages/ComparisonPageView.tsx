import {
  ComparisonEmpty,
  ComparisonFrame,
  ComparisonNotices,
  ComparisonTable,
  ComparisonTools,
  MeasuredValue,
  MeasurementSwitch,
} from '@kmx/blocks';
import { applicationPaths, basketProducts, siteUrl, type ComparisonQuery } from '@kmx/core';
import { Container, Heading, Section, Stack, Text } from '@kmx/design-system';

import { ApplicationPageView } from '../frame/ApplicationPageView';
import { comparisonHref, type ComparisonView } from '@/server/comparison/createComparisonView';
import { decideEnquiryHref } from '@/server/comparison/decideEnquiryHref';
import type { SheetView } from '@/server/comparison/describeSheet';
import type { ApplicationPage } from '@/server/view/ApplicationPage';
import type { SiteView } from '@/server/view/createSiteView';

interface ComparisonPageViewProps {
  view: SiteView;
  page: ApplicationPage;
  query: ComparisonQuery;
  comparison: ComparisonView;
}

const convertValues = ({ rows, ...sheet }: SheetView) => ({
  ...sheet,
  rows: rows.map((row) => ({
    ...row,
    cells: row.cells.map(
      (cell) =>
        cell && {
          value: <MeasuredValue metric={cell.metric} imperial={cell.imperial} />,
          isFigure: cell.isFigure,
          share: cell.share,
        },
    ),
  })),
});

function Tools({ view, query, comparison }: Omit<ComparisonPageViewProps, 'page'>) {
  const { sheets, canShowDifferent } = comparison;
  const names = [...new Set(sheets.flatMap(({ columns }) => columns.map(({ name }) => name)))];
  return (
    <ComparisonTools
      intl={view.intl}
      measurement={
        <MeasurementSwitch intl={view.intl} measurement={view.measurement} query={comparison.query} />
      }
      differences={
        canShowDifferent ? { isOnly: query.hideIdentical, href: comparison.differencesHref } : undefined
      }
      order={canShowDifferent ? { isData: query.order === 'data', href: comparison.orderHref } : undefined}
      tables={comparison.tables}
      csvHref={comparison.csvHref}
      enquiryHref={decideEnquiryHref(view, names, comparison.query)}
    />
  );
}

function Content({ view, query, comparison }: Omit<ComparisonPageViewProps, 'page'>) {
  const { intl, links } = view;
  const { sheets, unknown, knownHref, withoutVariant, form } = comparison;
  return (
    <ComparisonFrame intl={intl} basket={comparison.basket}>
      <ComparisonNotices
        intl={intl}
        unknown={unknown.length > 0 ? { products: unknown, removeHref: knownHref } : undefined}
        withoutVariant={withoutVariant}
      />
      {sheets.length > 0 && <Tools view={view} query={query} comparison={comparison} />}
      {sheets.map((sheet) => (
        <ComparisonTable key={sheet.slug} intl={intl} sheet={convertValues(sheet)} form={form} />
      ))}
      {basketProducts(query.basket).length === 0 && (
        <ComparisonEmpty
          intl={intl}
          productsHref={siteUrl(applicationPaths.products, links)}
          comparisonHref={comparisonHref(view)}
        />
      )}
    </ComparisonFrame>
  );
}

/** Comparison page. Depends on its address only, so that it can be shared. */
export function ComparisonPageView({ view, page, query, comparison }: ComparisonPageViewProps) {
  return (
    <ApplicationPageView view={view} page={page}>
      <Section spacing="m">
        <Container>
          <Stack gap="xl">
            <Stack as="header">
              <Heading level={1} size="xl">
                {page.title}
              </Heading>
              <Text size="m" tone="muted">
                {page.description}
              </Text>
            </Stack>
            <Content view={view} query={query} comparison={comparison} />
          </Stack>
        </Container>
      </Section>
    </ApplicationPageView>
  );
}
