import { decideLanguage, type AdminLanguage } from '../config/adminLanguage';
import type { Use } from '../usage/collectUses';

interface DeletionMessages {
  quote: (title: string) => string;
  draft: string;
  more: (count: number) => string;
  rejected: (uses: string) => string;
  remedy: string;
  /** For uses in documents of the same list, which can be selected together. */
  remedyInList: string;
}

const messages: Record<AdminLanguage, DeletionMessages> = {
  en: {
    quote: (title) => `“${title}”`,
    draft: 'draft',
    more: (count) => `${count} more`,
    rejected: (uses) => `Not deleted, because it is still used in ${uses}.`,
    remedy: 'Remove it there first.',
    remedyInList: 'Remove it there first, or select all of them in the list and delete them together.',
  },
  de: {
    quote: (title) => `«${title}»`,
    draft: 'Entwurf',
    more: (count) => `${count} weiteren`,
    rejected: (uses) => `Nicht gelöscht, weil es noch verwendet wird in ${uses}.`,
    remedy: 'Entfernen Sie es dort zuerst.',
    remedyInList:
      'Entfernen Sie es dort zuerst, oder wählen Sie alle in der Liste aus und löschen Sie sie zusammen.',
  },
};

/** A message in the admin has room for a few names; the form lists all uses. */
const maxNamed = 3;

type NamedUse = Pick<Use, 'title' | 'collection' | 'isPublic'>;

interface DeletionContext {
  /** Slug of the collection of the document. */
  collection: string;
  /** Singular names of collections, by slug. */
  nouns: Readonly<Record<string, string>>;
  language: string;
}

/** Explains to an editor why a document was not deleted. */
export const describeBlockedDeletion = (
  uses: readonly NamedUse[],
  { collection: ownCollection, nouns, language }: DeletionContext,
): string => {
  const code = decideLanguage(language);
  const { quote, draft, more, rejected, remedy, remedyInList } = messages[code];
  const names = uses.slice(0, maxNamed).map(({ title, collection, isPublic }) => {
    const noun = nouns[collection] ?? collection;
    return `${quote(title)} (${isPublic ? noun : `${noun}, ${draft}`})`;
  });
  const others = uses.length > maxNamed ? [more(uses.length - maxNamed)] : [];
  const list = new Intl.ListFormat(code === 'en' ? 'en-GB' : code).format([...names, ...others]);
  const isInList = uses.every(({ collection }) => collection === ownCollection);
  return `${rejected(list)} ${isInList ? remedyInList : remedy}`;
};
