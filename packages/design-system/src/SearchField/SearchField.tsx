import { Button } from '../Button/Button';
import { Frame, Query, SuggestionList } from './SearchField.styles';

/** Configuration of suggestions, with localised labels. */
export interface SearchFieldSuggestions {
  /** Endpoint of suggestions: `POST { localeCode, siteSlug, query }`. */
  readonly endpoint: string;
  readonly localeCode: string;
  readonly siteSlug: string;
  /** Accessible name of the list of suggestions. */
  readonly label: string;
  /** Announced when the list opens; the script replaces the literal `{count}`. */
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
  /** Label of the button: "Search". */
  readonly buttonLabel: string;
  /** Example of an entry. */
  readonly placeholder?: string;
  /** Accessible name of the landmark, if the page has several searches. */
  readonly landmarkLabel?: string;
  /** Search text, on the page of results. */
  readonly defaultValue?: string;
  /** Target URL; the current page by default. */
  readonly action?: string;
  /** Without it, the field has no suggestions. */
  readonly suggestions?: SearchFieldSuggestions;
  /** Receives the focus when the surrounding popover opens. */
  readonly isAutoFocused?: boolean;
}

/** A text input, because the script turns it into a combobox, a role that `type="search"` does not allow. */
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

/** Search form that works without JavaScript: the text is a query parameter. */
export const SearchField = ({
  id,
  name,
  label,
  buttonLabel,
  placeholder,
  landmarkLabel,
  defaultValue,
  action,
  suggestions,
  isAutoFocused,
}: SearchFieldProps) => (
  <Frame role="search" aria-label={landmarkLabel} method="get" action={action}>
    <Query>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        type={suggestions ? 'text' : 'search'}
        placeholder={placeholder}
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
