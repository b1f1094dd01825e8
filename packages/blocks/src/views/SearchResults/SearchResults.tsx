import type { ReactNode } from 'react';
import type { IntlShape } from 'react-intl/server';
import { ButtonLink, FlashMessage, Overline, Stack, Text } from '@kmx/design-system';
import { SearchHeader } from '../../shared/layout/SearchHeader';
import { searchKindMessages } from '../../shared/messages/searchKind.messages';
import { ResultItem, ResultPicture } from './ResultItem';
import { searchResultsMessages as messages } from './SearchResults.messages';
import { Anchor, Count, Direct, List, More, Content } from './SearchResults.styles';
import type { DirectResult, SearchResultsData } from './SearchResultsData';

function DirectCard({ intl, direct }: { intl: IntlShape; direct: DirectResult }) {
  const { kind, name, text, href, imageUrl } = direct;
  return (
    <Direct>
      <Content>
        <Overline>{intl.formatMessage(messages.direct)}</Overline>
        <Anchor href={href} data-link="route">
          {name}
        </Anchor>
        <Text size="xs" tone="muted">
          {[intl.formatMessage(searchKindMessages[kind]), text].filter(Boolean).join(' · ')}
        </Text>
      </Content>
      {imageUrl !== undefined && <ResultPicture imageUrl={imageUrl} />}
    </Direct>
  );
}

function MoreResults({ intl, data }: { intl: IntlShape; data: SearchResultsData }) {
  const { total, results, more, isLimited } = data;
  const count = (value: number) => intl.formatNumber(value);
  if (!more && !isLimited) return null;
  return (
    <More>
      {more && (
        <ButtonLink href={more.href} variant="secondary" dataLink="route">
          {intl.formatMessage(messages.more, { amount: count(more.amount) })}
        </ButtonLink>
      )}
      <Count>
        {intl.formatMessage(messages.shown, { shown: count(results.length), total: count(total) })}
      </Count>
      {isLimited && (
        <Text size="xs">{intl.formatMessage(messages.limit, { amount: count(results.length) })}</Text>
      )}
    </More>
  );
}

export interface SearchResultsProps {
  readonly intl: IntlShape;
  /** Search field with the current query. */
  readonly field: ReactNode;
  readonly data: SearchResultsData;
}

/** "Search: results titled with the query, result count, 'Show {amount} more'" (section 2.3). */
export function SearchResults({ intl, field, data }: SearchResultsProps) {
  const { query, total, results, direct, isIncomplete } = data;
  return (
    <Stack gap="l">
      <SearchHeader title={intl.formatMessage(messages.title, { query })} field={field} />
      <Count>{intl.formatMessage(messages.count, { count: intl.formatNumber(total) })}</Count>
      {isIncomplete && <FlashMessage isStatic>{intl.formatMessage(messages.incomplete)}</FlashMessage>}
      {direct && <DirectCard intl={intl} direct={direct} />}
      {results.length > 0 && (
        <List>
          {results.map((result, index) => (
            <ResultItem key={result.id} intl={intl} result={result} position={index + 1} />
          ))}
        </List>
      )}
      <MoreResults intl={intl} data={data} />
    </Stack>
  );
}
