'use client';

import { useState } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../../data/useDraft';

const keySchema = z.string();

/** Also works in insecure contexts, which lack `crypto.randomUUID`. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Idempotency key of a draft, so that a retry has no second effect. */
export interface IdempotencyKey {
  readonly key: string;
  /** Called before the first attempt: persists the key across reloads, like the draft. */
  readonly persist: () => void;
  /** Creates a key for the next draft. */
  readonly renew: () => void;
  /** Replaces the key, to send the same draft although something else exists under the previous key. */
  readonly replace: () => string;
}

export function useIdempotencyKey(draftKey: string): IdempotencyKey {
  const [fresh, setFresh] = useState(createKey);
  const [key, write, clear] = useDraft(`${draftKey}.key`, keySchema, fresh);
  return {
    key,
    persist: () => write(key),
    renew: () => {
      clear();
      setFresh(createKey());
    },
    replace: () => {
      const next = createKey();
      write(next);
      return next;
    },
  };
}
