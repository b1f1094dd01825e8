import { Button } from '../Button/Button';
import { Frame, Query, SuggestionList } from './SearchField.styles';

/** Configuration of suggestions, with localised labels. */
export interface SearchFieldSuggestions {
  /** Endpoint of suggestions: `POST { localeCode, siteSlug, query }`. */
  readonly endpoint: string;
  readonly localeCode: string;
  readonly siteSlug: string;
  /** Names the list of suggestions. */
  readonly label: string;
  /** Said when the list opens, with the literal `{count}` where the number is put in. */
  readonly announcement: string;
  /** Label of each type of suggestion. */
  readonly kinds: Readonly<Record<string, string>>;
}

export interface SearchFieldProps {
  /** Unique in the page. */
  readonly id: string;
  /** Query parameter of the search text. */
  readonly name: string;
  /** Label of the field: "Search products". */
  readonly label: string;
  /** The word on the button: "Search". */
  readonly buttonLabel: string;
  /** Search text, on the page of results. */
  readonly defaultValue?: string;
  /** Target URL; by default the page itself. */
  readonly action?: string;
  /** By default the field has no suggestions. */
  readonly suggestions?: SearchFieldSuggestions;
  /** Takes the focus when the popover around it opens. */
  readonly isAutoFocused?: boolean;
}

/** A plain text input, so that script can turn it into a combobox: `type="search"` allows no other role. */
function suggestionAttributes(
  id: string,
  { endpoint, localeCode, siteSlug, announcement, kinds }: SearchFieldSuggestions,
) {
  return {
    role: 'searchbox',
    autoComplete: 'off',
    spellCheck: false,
    'data-suggest': endpoint,
    'data-suggest-list': `${id}-suggestions`,
    'data-suggest-locale': localeCode,
    'data-suggest-site': siteSlug,
    'data-suggest-announcement': announcement,
    ...Object.fromEntries(Object.entries(kinds).map(([kind, word]) => [`data-suggest-kind-${kind}`, word])),
  };
}

/** Search form that works without script: the text is a query parameter. */
export const SearchField = ({
  id,
  name,
  label,
  buttonLabel,
  defaultValue,
  action,
  suggestions,
  isAutoFocused,
}: SearchFieldProps) => (
  <Frame role="search" method="get" action={action}>
    <Query>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={suggestions ? 'text' : 'search'}
        defaultValue={defaultValue}
        maxLength={200}
        enterKeyHint="search"
        autoFocus={isAutoFocused}
        {...(suggestions && suggestionAttributes(id, suggestions))}
      />
      {suggestions && (
        <SuggestionList id={`${id}-suggestions`} role="listbox" aria-label={suggestions.label} hidden />
      )}
    </Query>
    <Button type="submit">{buttonLabel}</Button>
  </Frame>
);
