'use client';

import * as z from 'zod/mini';
import { useDraft } from '../../data/useDraft';

const idsSchema = z.array(z.string());
const none: string[] = [];

/** The files that went with the first attempt to send a draft: whatever exists under its key holds them. */
export function useSentFiles(draftKey: string) {
  const [sent, write, clear, isStored] = useDraft(`${draftKey}.sent`, idsSchema, none);
  return {
    /** Before each attempt; the first one counts. */
    keep: (ids: readonly string[]) => {
      if (!isStored) write([...ids]);
    },
    /** Those of `ids` that nothing holds yet. */
    listNew: (ids: readonly string[]) => ids.filter((id) => !sent.includes(id)),
    clear,
  };
}
