import { countTermChoices, filterTerms, groupTerms, termParameters } from '@kmx/core';
import { Container, Heading } from '@kmx/design-system';
import type { BlockProps } from '../../contract/Block';
import type { BlockContext } from '../../contract/BlockContext';
import type { TermsListing } from '../../contract/lists/TermsListing';
import { FilterBar, type FilterSelect } from '../../shared/FilterBar/FilterBar';
import { filterBarMessages } from '../../shared/FilterBar/FilterBar.messages';
import { BlockHeader } from '../../shared/layout/BlockHeader';
import { BlockSection } from '../../shared/layout/BlockSection';
import { Rows } from '../../shared/layout/Layout.styles';
import { ListNotice } from '../../shared/ListNotice/ListNotice';
import { listNoticeMessages } from '../../shared/ListNotice/ListNotice.messages';
import { formatLanguage } from '../../shared/text/formatLanguage';
import { TermsEntry } from './TermsEntry';
import { termsListMessages } from './TermsList.messages';
import type { TermsListData } from './TermsList.schema';
import { Group, GroupName, Groups } from './TermsList.styles';

/** Parameter value for no filter; without a parameter, the reader's country is the default. */
const everything = 'all';

function termSelects({ items, filter }: TermsListing, { intl }: BlockContext): readonly FilterSelect[] {
  const { countries, languages } = countTermChoices(items, filter);
  const byLabel = (one: { label: string }, other: { label: string }) =>
    one.label.localeCompare(other.label, intl.locale);
  return [
    {
      name: termParameters.countries.name,
      label: intl.formatMessage(filterBarMessages.country),
      all: intl.formatMessage(filterBarMessages.everyCountry),
      allValue: everything,
      value: filter.countries[0] ?? everything,
      options: countries.map(({ value, name }) => ({ value, label: name })).sort(byLabel),
    },
    {
      name: termParameters.languages.name,
      label: intl.formatMessage(termsListMessages.language),
      all: intl.formatMessage(termsListMessages.everyLanguage),
      value: filter.languages[0] ?? '',
      options: languages.map(({ value }) => ({ value, label: formatLanguage(value, intl) })).sort(byLabel),
    },
  ];
}

interface TermsProps {
  readonly data: TermsListData;
  readonly listing: TermsListing;
  readonly context: BlockContext;
}

function Terms({ data, listing, context }: TermsProps) {
  const { intl, anchor } = context;
  const { items, filter, path } = listing;
  const shown = filterTerms(items, filter);
  const isFiltered = filter.countries.length > 0 || filter.languages.length > 0;
  return (
    <>
      <FilterBar
        intl={intl}
        id={`${anchor}-filter`}
        action={path}
        selects={termSelects(listing, context)}
        count={shown.length}
        resetHref={isFiltered ? `${path}?${termParameters.countries.name}=${everything}` : undefined}
      />
      {shown.length === 0 && <ListNotice>{intl.formatMessage(listNoticeMessages.nothing)}</ListNotice>}
      <Groups>
        {groupTerms(shown, filter, intl.locale).map(({ country, terms }) => (
          <Group key={country?.code ?? everything}>
            <GroupName>
              <Heading level={data.title ? 3 : 2} size="m">
                {country?.name ?? intl.formatMessage(termsListMessages.international)}
              </Heading>
            </GroupName>
            <ul>
              {terms.map((entry) => (
                <TermsEntry key={entry.id} terms={entry} context={context} />
              ))}
            </ul>
          </Group>
        ))}
      </Groups>
    </>
  );
}

export function TermsList({ data, context }: BlockProps<TermsListData>) {
  const { title, text } = data;
  const listing = context.lists.terms;
  return (
    <BlockSection block="terms-list" context={context} spacing="m" hasTitle={Boolean(title)}>
      <Container>
        <Rows>
          <BlockHeader title={title} text={text} context={context} />
          {listing ? (
            <Terms data={data} listing={listing} context={context} />
          ) : (
            <ListNotice>{context.intl.formatMessage(listNoticeMessages.unavailable)}</ListNotice>
          )}
        </Rows>
      </Container>
    </BlockSection>
  );
}
