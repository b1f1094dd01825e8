'use client';

import { useAllFormFields, useDocumentInfo, useLivePreviewContext, useLocale } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef } from 'react';
import { createLatestSender } from './latestSender';

/** A list without rows has the number of its rows as its value. */
const withEmptyLists = (fields: FormState): FormState =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      field.rows?.length === 0 ? { ...field, value: [] } : field,
    ]),
  );

/** Values that change with a save, whether somebody types or not. */
const isTyped = ([name]: [string, unknown]): boolean => !['formBase', 'updatedAt', '_status'].includes(name);

const sendValues = async (body: string): Promise<boolean> => {
  const headers = { 'content-type': 'application/json' };
  const options = { method: 'POST', credentials: 'include', headers, body } as const;
  return (await fetch('/api/editing/preview', options)).ok;
};

/**
 * Renders nothing. Payload refreshes a preview of the server after a save, and saves when the typing pauses. This shows the
 * typing itself: the values are stored for the preview, and it is told to load them.
 */
export function PreviewTyping() {
  const { collectionSlug, id } = useDocumentInfo();
  const { code: locale } = useLocale();
  const { appIsReady, iframeRef, isLivePreviewing, popupRef, url } = useLivePreviewContext();
  const [fields] = useAllFormFields();
  const lastBody = useRef<string>(undefined);
  const sender = useRef<(body: string) => void>(undefined);
  useEffect(() => {
    const origin = typeof url === 'string' && URL.canParse(url) ? new URL(url).origin : undefined;
    if (origin === undefined) return;
    sender.current = createLatestSender(async (body) => {
      if (!(await sendValues(body))) return;
      for (const view of [iframeRef.current?.contentWindow, popupRef?.current])
        view?.postMessage({ type: 'payload-document-event' }, origin);
    });
  }, [iframeRef, popupRef, url]);

  useEffect(() => {
    if (collectionSlug === undefined || id === undefined) return;
    const typed = Object.fromEntries(
      Object.entries(reduceFieldsToValues(withEmptyLists(fields), true)).filter(isTyped),
    );
    const body = JSON.stringify({ collection: collectionSlug, id, locale, fields: typed });
    // The preview shows the form as it was loaded.
    lastBody.current ??= body;
    if (body === lastBody.current || !isLivePreviewing || !appIsReady) return;
    lastBody.current = body;
    sender.current?.(body);
  }, [appIsReady, collectionSlug, fields, id, isLivePreviewing, locale]);
  return null;
}
