import type { Use } from '../../usage/collectUses';
import { formAddress } from '../adminAddress';
import type { UsesMessages } from './usesMessages';

interface UseListProps {
  uses: readonly Use[];
  /** False if a deletion would break a use. */
  isDeletable: boolean;
  /** Plural names of collections, by slug. */
  nouns: Readonly<Record<string, string>>;
  messages: UsesMessages;
}

const headingId = 'library-uses';

/** Links to the forms of the documents that use this one. */
export function UseList({ uses, isDeletable, nouns, messages }: UseListProps) {
  const { heading, unused, undeletable, draft } = messages;
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
      {!isDeletable && <p>{undeletable}</p>}
    </section>
  );
}
