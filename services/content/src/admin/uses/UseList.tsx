import { UseLinks, type UseLinksProps } from './UseLinks';
import type { UsesMessages } from './usesMessages';

interface UseListProps extends Pick<UseLinksProps, 'uses' | 'nouns'> {
  /** False if a deletion would break a use. */
  isDeletable: boolean;
  messages: UsesMessages;
}

const headingId = 'library-uses';

/** Links to the forms of the documents that use this one. */
export function UseList({ uses, isDeletable, nouns, messages }: UseListProps) {
  const { heading, unused, deletionHint, draft } = messages;
  return (
    <section className="field-type kmx-panel kmx-panel--quiet" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {uses.length === 0 ? <p>{unused}</p> : <UseLinks uses={uses} nouns={nouns} draft={draft} />}
      {!isDeletable && <p>{deletionHint}</p>}
    </section>
  );
}
