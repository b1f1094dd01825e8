import type { Use } from '../usage/collectUses';
import { formAddress } from './adminAddress';
import { libraryMessages } from './libraryMessages';

interface UseListProps {
  uses: readonly Use[];
  /** Plural names of collections, by slug. */
  nouns: Readonly<Record<string, string>>;
  language: string;
}

const headingId = 'library-uses';

/** Where a picture or file is used, each with the way to its form. */
export function UseList({ uses, nouns, language }: UseListProps) {
  const { heading, unused, draft } = libraryMessages(language);
  return (
    <section className="field-type kmx-panel kmx-panel--quiet" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {uses.length === 0 ? (
        <p>{unused}</p>
      ) : (
        <ul>
          {uses.map(({ collection, id, title, places, isPublic }) => (
            <li key={id}>
              <a href={formAddress(collection, id)}>{title}</a>{' '}
              <span>{`${nouns[collection] ?? collection}: ${places.join(', ')}${isPublic ? '' : ` ${draft}`}`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
