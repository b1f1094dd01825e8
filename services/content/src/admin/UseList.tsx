import type { Use } from '../usage/collectUses';
import { formAddress } from './adminAddress';

interface UseListProps {
  uses: readonly Use[];
  /** Plural names of collections, by slug. */
  nouns: Readonly<Record<string, string>>;
}

const headingId = 'library-uses';

/** Where a picture or file is used, each with the way to its form. */
export function UseList({ uses, nouns }: UseListProps) {
  return (
    <section className="field-type kmx-panel kmx-panel--quiet" aria-labelledby={headingId}>
      <h2 id={headingId}>Used in</h2>
      {uses.length === 0 ? (
        <p>Nothing uses it. It can be deleted.</p>
      ) : (
        <ul>
          {uses.map(({ collection, id, title, places, isPublic }) => (
            <li key={id}>
              <a href={formAddress(collection, id)}>{title}</a>{' '}
              <span>{`${nouns[collection] ?? collection}: ${places.join(', ')}${isPublic ? '' : ' (draft)'}`}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
