'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useTransition } from 'react';

import { blockMessage, findEditorWindow, isSaved, readyMessage } from './previewMessages';
import { readPreviewClick } from './readPreviewClick';

/**
 * Refreshes the page with one request at a time. The router would send a request for every typed letter and
 * show each result late; here, changes during a request are covered by the next one.
 */
const useLatestRefresh = () => {
  const router = useRouter();
  const [isPending, startTransition] = useTransition();
  const state = useRef({ isPending: false, isOutdated: false });
  const refresh = useCallback(() => {
    const { current } = state;
    current.isOutdated = current.isPending;
    if (current.isPending) return;
    current.isPending = true;
    startTransition(() => router.refresh());
  }, [router]);
  useEffect(() => {
    if (isPending) return;
    const { isOutdated } = state.current;
    state.current = { isPending: false, isOutdated: false };
    if (isOutdated) refresh();
  }, [isPending, refresh]);
  return refresh;
};

interface PreviewMessagesProps {
  /** Public origin of the content service. */
  editorOrigin: string;
}

/**
 * Connects the preview to the edit form around it: a click selects a block in the form, and a save refreshes
 * the page in place. Also excludes the page from analytics. Does nothing in a preview in a separate window.
 */
export function PreviewMessages({ editorOrigin }: PreviewMessagesProps) {
  const refresh = useLatestRefresh();
  useEffect(() => {
    const editor = findEditorWindow();
    if (!editor) return undefined;
    const end = new AbortController();
    const onMessage = (event: MessageEvent<unknown>) => {
      if (isSaved(event, editorOrigin)) refresh();
    };
    const onClick = (event: MouseEvent) => {
      const { blockId, text, isStopped } = readPreviewClick(event);
      if (isStopped) event.preventDefault();
      if (blockId !== undefined) editor.postMessage(blockMessage(blockId, text), editorOrigin);
    };
    // Forms in the preview are not submitted.
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('message', onMessage, { signal: end.signal });
    // Captured, so that the page's click handlers ignore clicks that were handled here.
    document.addEventListener('click', onClick, { signal: end.signal, capture: true });
    document.addEventListener('submit', onSubmit, { signal: end.signal, capture: true });
    editor.postMessage(readyMessage, editorOrigin);
    return () => end.abort();
  }, [refresh, editorOrigin]);
  return <div data-preview hidden />;
}
