import { decideLanguage, type AdminLanguage } from '../config/adminLanguage';
import type { Use } from './collectUses';

interface DeletionMessages {
  quote: (title: string) => string;
  draft: string;
  more: (count: number) => string;
  rejected: (uses: string) => string;
}

const messages: Record<AdminLanguage, DeletionMessages> = {
  en: {
    quote: (title) => `“${title}”`,
    draft: 'draft',
    more: (count) => `${count} more`,
    rejected: (uses) => `Not deleted, because it is still used in ${uses}. Remove it there first.`,
  },
  de: {
    quote: (title) => `«${title}»`,
    draft: 'Entwurf',
    more: (count) => `${count} weiteren`,
    rejected: (uses) =>
      `Nicht gelöscht, weil es noch verwendet wird in ${uses}. Entfernen Sie es dort zuerst.`,
  },
};

/** A message in the admin has room for a few names; the form lists all uses. */
const maxNamed = 3;

type NamedUse = Pick<Use, 'title' | 'collection' | 'isPublic'>;

/** Explains to an editor why a document was not deleted. `nouns` are singular names of collections, by slug. */
export const describeBlockedDeletion = (
  uses: readonly NamedUse[],
  nouns: Readonly<Record<string, string>>,
  language: string,
): string => {
  const code = decideLanguage(language);
  const { quote, draft, more, rejected } = messages[code];
  const names = uses.slice(0, maxNamed).map(({ title, collection, isPublic }) => {
    const noun = nouns[collection] ?? collection;
    return `${quote(title)} (${isPublic ? noun : `${noun}, ${draft}`})`;
  });
  const others = uses.length > maxNamed ? [more(uses.length - maxNamed)] : [];
  return rejected(new Intl.ListFormat(code === 'en' ? 'en-GB' : code).format([...names, ...others]));
};
