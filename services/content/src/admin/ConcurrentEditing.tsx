'use client';

import {
  LeaveWithoutSaving,
  toast,
  useDocumentInfo,
  useForm,
  useFormModified,
  useTranslation,
} from '@payloadcms/ui';
import { useRouter } from 'next/navigation';
import { hasAutosaveEnabled } from 'payload/shared';
import { useEffect, useRef } from 'react';
import { formMessages } from './formMessages';
import { readEditor, readMergeNotice, sendFormState } from './formState';
import { focusWhenRendered } from './openRow';

/** A quarter of the lock's duration, because browsers throttle timers of hidden tabs to one per minute. */
const interval = 30_000;

/** Renews the lock of a changed form until it is closed or somebody else takes over. */
const useLock = (): void => {
  const { collectionSlug, id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const isModified = useFormModified();
  const isChanged = useRef(false);
  useEffect(() => {
    if (isModified) isChanged.current = true;
  }, [isModified]);

  useEffect(() => {
    if (collectionSlug === undefined || id === undefined) return undefined;
    const form = { collection: collectionSlug, id: String(id) };
    const renew = async (): Promise<void> => {
      if (!isChanged.current) return;
      const editor = await readEditor(await sendFormState(form, 'changed'));
      if (editor === null) return;
      isChanged.current = false;
      toast.warning(formMessages(i18n.language).takenOver(editor), { duration: Infinity, closeButton: true });
    };
    const close = (): void => {
      if (isChanged.current) void sendFormState(form, 'closed').catch(() => undefined);
      isChanged.current = false;
    };
    // Without a connection the lock expires, and the next save is merged.
    const timer = window.setInterval(() => void renew().catch(() => undefined), interval);
    window.addEventListener('pagehide', close);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener('pagehide', close);
      close();
    };
  }, [collectionSlug, id, i18n.language]);
};

/** Shows once that saves were merged with changes by others. */
const useMergeNotice = (): void => {
  const { data } = useDocumentInfo();
  const { i18n } = useTranslation();
  const router = useRouter();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const { isIncomplete, notice } = readMergeNotice(data);
    const isNew = notice !== shown.current;
    shown.current = notice;
    if (notice === undefined || !isNew) return;
    const { reload } = formMessages(i18n.language);
    const action = isIncomplete ? { label: reload, onClick: () => router.refresh() } : undefined;
    toast.info(notice, { duration: Infinity, closeButton: true, action });
  }, [data, i18n.language, router]);
};

/**
 * Focuses the field in the URL fragment, such as `#field-alt`. Removes the fragment, because drawers are forms too and
 * would focus it again.
 */
const useFragmentFocus = (): void => {
  useEffect(() => {
    const fieldId = /^#(field-\w+)$/.exec(window.location.hash)?.[1];
    if (fieldId === undefined) return;
    window.history.replaceState(
      window.history.state,
      '',
      `${window.location.pathname}${window.location.search}`,
    );
    focusWhenRendered(fieldId);
  }, []);
};

/**
 * Renders nothing. Warns before leaving an autosaved form whose last save was rejected, because only then
 * changes are lost.
 */
export function ConcurrentEditing() {
  useLock();
  useMergeNotice();
  useFragmentFocus();
  const { isValid } = useForm();
  const { docConfig } = useDocumentInfo();
  // Payload warns by itself on other forms.
  const isAutosaved = docConfig !== undefined && hasAutosaveEnabled(docConfig);
  return isAutosaved && !isValid ? <LeaveWithoutSaving /> : null;
}
