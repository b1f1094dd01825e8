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
    <section className="field-type" aria-labelledby={headingId}>
      <h3 id={headingId} className="field-label">
        Used in
      </h3>
      {uses.length === 0 ? (
        <p>Nothing uses it. It can be deleted.</p>
      ) : (
        <ul>
          {uses.map(({ collection, id, title, places, isPublic }) => (
            <li key={id}>
              <a href={formAddress(collection, id)}>{title}</a>
              {` – ${nouns[collection] ?? collection}: ${places.join(', ')}${isPublic ? '' : ' (draft)'}`}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
