import type { Suggestion } from './fetchSuggestions';

function renderTitle({ segments }: Suggestion): HTMLElement {
  const title = document.createElement('span');
  title.append(
    ...segments.map(({ text, isMatch }) => {
      if (!isMatch) return text;
      const mark = document.createElement('mark');
      mark.textContent = text;
      return mark;
    }),
  );
  return title;
}

/** A link, so that clicks with modifier keys work as usual; the keyboard reaches it through the field. */
function renderOption(suggestion: Suggestion, id: string, word: string): HTMLElement {
  const option = document.createElement('a');
  option.id = id;
  option.href = suggestion.url;
  option.tabIndex = -1;
  option.dataset.link = suggestion.kind === 'document' ? 'plain' : 'route';
  option.setAttribute('role', 'option');
  option.setAttribute('aria-selected', 'false');
  const kind = document.createElement('small');
  kind.textContent = word;
  option.append(renderTitle(suggestion), ' ', kind);
  return option;
}

/** Fills a list with suggestions and emphasises the typed text, "never as raw HTML". */
export function renderSuggestions(
  list: HTMLElement,
  suggestions: readonly Suggestion[],
  wordOf: (kind: string) => string,
): void {
  list.replaceChildren(
    ...suggestions.map((suggestion, index) =>
      renderOption(suggestion, `${list.id}-${index}`, wordOf(suggestion.kind)),
    ),
  );
}
