'use client';

import { useAllFormFields, useDocumentInfo, useLivePreviewContext, useLocale } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef } from 'react';
import { createLatestSender } from './latestSender';

/** Payload represents an empty list by its number of rows. */
const withEmptyLists = (fields: FormState): FormState =>
  Object.fromEntries(
    Object.entries(fields).map(([path, field]) => [
      path,
      field.rows?.length === 0 ? { ...field, value: [] } : field,
    ]),
  );

/** Excludes values that every save changes. */
const isTyped = ([name]: [string, unknown]): boolean => !['formBase', 'updatedAt', '_status'].includes(name);

const sendValues = async (body: string): Promise<boolean> => {
  const headers = { 'content-type': 'application/json' };
  const options = { method: 'POST', credentials: 'include', headers, body } as const;
  return (await fetch('/api/editing/preview', options)).ok;
};

/**
 * Renders nothing. Payload refreshes a server-rendered preview after a save, which waits for a pause in typing. This
 * component stores the values for the preview while typing, and makes it reload.
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
    // Initially, the preview shows the loaded form.
    lastBody.current ??= body;
    if (body === lastBody.current || !isLivePreviewing || !appIsReady) return;
    lastBody.current = body;
    sender.current?.(body);
  }, [appIsReady, collectionSlug, fields, id, isLivePreviewing, locale]);
  return null;
}
