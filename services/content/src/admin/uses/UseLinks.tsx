import type { Use } from '../../usage/collectUses';
import { formAddress } from '../adminAddress';

export interface UseLinksProps {
  uses: readonly Use[];
  /** Plural names of collections, by slug. */
  nouns: Readonly<Record<string, string>>;
  /** Follows a use that readers do not see. */
  draft: string;
}

/** Links to the forms of documents, each with its collection and the places of the use. */
export const UseLinks = ({ uses, nouns, draft }: UseLinksProps) => (
  <ul>
    {uses.map(({ collection, id, title, places, isPublic }) => (
      <li key={id}>
        <a href={formAddress(collection, id)}>{title}</a>{' '}
        <span>{`${nouns[collection] ?? collection}: ${places.join(', ')}${isPublic ? '' : ` ${draft}`}`}</span>
      </li>
    ))}
  </ul>
);
