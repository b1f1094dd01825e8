import type { IntlShape } from 'react-intl/server';
import { searchKinds, searchParameters } from '@kmx/core';
import { SearchField } from '@kmx/design-system';
import { searchKindMessages } from '../../shared/messages/searchKind.messages';
import { searchSuggestionsMessages as messages } from './SearchSuggestions.messages';

export interface SearchSuggestionsProps {
  readonly intl: IntlShape;
  /** Unique in the page. */
  readonly id: string;
  /** Localised address of the search page. */
  readonly action: string;
  /** Parameters of the request: the reader's locale, and the site's slug or key. */
  readonly localeCode: string;
  readonly siteSlug: string;
  readonly query?: string;
  /** Receives the focus when the surrounding popover opens. */
  readonly isAutoFocused?: boolean;
}

const endpoint = '/api/search-proxy/suggest';

/**
 * Search field of the site: a form without JavaScript, with suggestions while typing if the script runs (section 7).
 */
export function SearchSuggestions({
  intl,
  id,
  action,
  localeCode,
  siteSlug,
  query,
  isAutoFocused,
}: SearchSuggestionsProps) {
  const kinds = Object.fromEntries(
    searchKinds.map((kind) => [kind, intl.formatMessage(searchKindMessages[kind])]),
  );
  return (
    <SearchField
      id={id}
      name={searchParameters.query.name}
      action={action}
      label={intl.formatMessage(messages.label)}
      buttonLabel={intl.formatMessage(messages.button)}
      defaultValue={query}
      isAutoFocused={isAutoFocused}
      suggestions={{
        endpoint,
        localeCode,
        siteSlug,
        label: intl.formatMessage(messages.list),
        // The browser inserts the number.
        announcement: intl.formatMessage(messages.announcement, { count: '{count}' }),
        kinds,
      }}
    />
  );
}
