'use client';

import { useEffect, useRef, useState } from 'react';
import { toDataProblem, type DataProblem } from '../../data/problems';
import { loadAttachment, type AttachmentSource } from './loadAttachment';

/** State of loading an attachment; `url` is valid while the page shows it. */
export type AttachmentState =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'loaded'; readonly url: string }
  | { readonly kind: 'failed'; readonly problem: DataProblem };

const idle: AttachmentState = { kind: 'idle' };

/** Loads an attachment on request; returns its address, or undefined on failure. */
export function useAttachment(source: AttachmentSource, id: string) {
  const [state, setState] = useState(idle);
  const held = useRef<{ readonly control: AbortController; url?: string }>(undefined);
  useEffect(
    () => () => {
      held.current?.control.abort();
      if (held.current?.url) URL.revokeObjectURL(held.current.url);
      held.current = undefined;
    },
    [],
  );
  const load = async (): Promise<string | undefined> => {
    const mine: NonNullable<typeof held.current> = { control: new AbortController() };
    held.current = mine;
    setState({ kind: 'loading' });
    try {
      const content = await loadAttachment(source, id, mine.control.signal);
      if (mine.control.signal.aborted) return undefined;
      mine.url = URL.createObjectURL(content);
      setState({ kind: 'loaded', url: mine.url });
      return mine.url;
    } catch (error) {
      if (!mine.control.signal.aborted) setState({ kind: 'failed', problem: toDataProblem(error) });
      return undefined;
    }
  };
  return { state, load };
}
