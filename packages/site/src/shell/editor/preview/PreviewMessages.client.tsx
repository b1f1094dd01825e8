'use client';

import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useTransition } from 'react';

import { blockMessage, findEditorWindow, isSaved, readyMessage } from './previewMessages';
import { readPreviewClick } from './readPreviewClick';

/**
 * Loads the page again, one request at a time: the router would send one after the other for every letter that was typed, and
 * show each late. Changes during a request are shown by the one after it.
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
  /** Of the content service, as editors' browsers reach it. */
  editorOrigin: string;
}

/**
 * Ties the preview to the form beside it: a click on a block goes to the form, and the page is drawn anew, where it is scrolled
 * to, when the form has saved. Marks the page as one that nobody counts. A preview that stands alone is a page as any other.
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
    // What is tried here is not sent to anybody.
    const onSubmit = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    window.addEventListener('message', onMessage, { signal: end.signal });
    // Before the page's own answers to a click, which leave alone what was stopped.
    document.addEventListener('click', onClick, { signal: end.signal, capture: true });
    document.addEventListener('submit', onSubmit, { signal: end.signal, capture: true });
    editor.postMessage(readyMessage, editorOrigin);
    return () => end.abort();
  }, [refresh, editorOrigin]);
  return <div data-preview hidden />;
}
