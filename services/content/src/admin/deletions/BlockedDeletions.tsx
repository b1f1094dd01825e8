'use client';

import { useModal, useSelection, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { UseLinks } from '../uses/UseLinks';
import { deletionMessages } from './deletionMessages';
import { noBlockedDeletions, readBlockedDeletions } from './readBlockedDeletions';

const headingId = 'blocked-deletions';

/** Payload's dialogue that confirms the deletion of selected documents. */
const dialogue = 'confirm-delete-many-docs';

/**
 * Returns the documents of the last bulk deletion. Payload clears the selection after a deletion, before it closes the
 * dialogue; a cancelled deletion leaves the selection unchanged.
 */
const useAttempt = (): readonly string[] => {
  const { isModalOpen } = useModal();
  const { selectedIDs } = useSelection();
  const isOpen = isModalOpen(dialogue);
  const [selected, setSelected] = useState<readonly string[]>([]);
  const [attempted, setAttempted] = useState<readonly string[]>([]);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    setAttempted(!isOpen && selectedIDs.length === 0 ? selected : []);
    setSelected(isOpen ? selectedIDs.map(String) : []);
  }
  return attempted;
};

interface BlockedDeletionsProps {
  collectionSlug: string;
}

/** After a bulk deletion, lists the documents that were not deleted, with links to those that use them. */
export function BlockedDeletions({ collectionSlug }: BlockedDeletionsProps) {
  const attempted = useAttempt();
  const { i18n } = useTranslation();
  const [blocked, setBlocked] = useState(noBlockedDeletions);
  useEffect(() => {
    if (attempted.length === 0) return undefined;
    const request = new AbortController();
    void readBlockedDeletions(collectionSlug, attempted, request.signal).then((found) => {
      if (!request.signal.aborted) setBlocked(found);
    });
    return () => request.abort();
  }, [collectionSlug, attempted]);

  if (attempted.length === 0 || blocked.documents.length === 0) return null;
  const { heading, usedIn, advice, draft } = deletionMessages(i18n.language);
  return (
    <section className="banner banner--type-error kmx-panel" role="alert" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {blocked.documents.map(({ id, title, uses }) => (
        <div key={id}>
          <p>{usedIn(title)}</p>
          <UseLinks uses={uses} nouns={blocked.nouns} draft={draft} />
        </div>
      ))}
      <p>{advice}</p>
    </section>
  );
}
