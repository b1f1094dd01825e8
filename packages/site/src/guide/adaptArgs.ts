import type { IntlShape } from 'react-intl';

type Args = Readonly<Record<string, unknown>>;

/** What fields are told apart by. A name without an id is something else: that of an icon, for one. */
const ownNames = ['id', 'name'] as const;

const isRecord = (value: unknown): value is Args => typeof value === 'object' && value !== null;

/** The words, numbers and dates of a block in another language. */
const inLanguage = (context: Args, intl: IntlShape, language: string) => ({
  ...context,
  locale: { code: language, language },
  contentLanguage: language,
  intl,
});

/**
 * The arguments of a story that differ on a page with others: ids, names and anchors that no other story has, and, with
 * `intl`, a block's own words in the language that was chosen.
 */
export function adaptArgs(
  storyId: string,
  args: Args,
  words?: { readonly intl: IntlShape; readonly language: string },
): Args {
  const isField = typeof args['id'] === 'string';
  const own = ownNames.flatMap((name) => {
    const value = args[name];
    return isField && typeof value === 'string' ? [[name, `${storyId}-${value}`] as const] : [];
  });
  const { context } = args;
  if (!isRecord(context) || !('intl' in context)) return Object.fromEntries(own);
  const spoken = words ? inLanguage(context, words.intl, words.language) : context;
  return {
    ...Object.fromEntries(own),
    context: 'anchor' in context ? { ...spoken, anchor: storyId } : spoken,
  };
}
