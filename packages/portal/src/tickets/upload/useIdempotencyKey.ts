'use client';

import { useState } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../../data/useDraft';

const keySchema = z.string();

/** Also where a page was not loaded over HTTPS, which `crypto.randomUUID` asks for. */
function createKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The key by which the service knows a draft again, so that a retry never does a thing twice. */
export interface IdempotencyKey {
  readonly key: string;
  /** Before the first try: the key outlives a reload, as what was entered does. */
  readonly keep: () => void;
  /** For the next draft. */
  readonly renew: () => void;
  /** The key of the same draft, sent as something else than what exists under the former key. */
  readonly replace: () => string;
}

export function useIdempotencyKey(draftKey: string): IdempotencyKey {
  const [fresh, setFresh] = useState(createKey);
  const [key, write, clear] = useDraft(`${draftKey}.key`, keySchema, fresh);
  return {
    key,
    keep: () => write(key),
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
