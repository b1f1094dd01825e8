'use client';

import * as z from 'zod/mini';
import { useDraft } from '../../data/useDraft';

const idsSchema = z.array(z.string());
const none: string[] = [];

/** Files of the first attempt to send a draft, which are attached to whatever was created with its key. */
export function useSentFiles(draftKey: string) {
  const [sent, write, clear, isStored] = useDraft(`${draftKey}.sent`, idsSchema, none);
  return {
    /** Called before each attempt; only the first one counts. */
    record: (ids: readonly string[]) => {
      if (!isStored) write([...ids]);
    },
    /** Returns the ids that are not attached to anything yet. */
    listNew: (ids: readonly string[]) => ids.filter((id) => !sent.includes(id)),
    clear,
  };
}
