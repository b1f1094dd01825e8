'use client';

import { useContext, useEffect, useRef, useState } from 'react';
import { createUploadActor, type SendUpload } from '@kmx/core/machines/upload';
import { requestTwice, type CustomerAccess } from '../../data/requestTwice';
import { useCustomerAccess } from '../../data/useCustomerAccess';
import { useDraft } from '../../data/useDraft';
import { UploadSignedOut } from './sendUpload';
import {
  countFreePlaces,
  isOnItsWay,
  rejectEarly,
  showGone,
  showStored,
  showSent,
  type SentFile,
  type ShownFile,
} from './shownFile';
import { storedFilesSchema, type StoredFile } from './storedFile';
import { UploadToolsContext, type UploadTools } from './UploadTools';

export interface Attachments {
  readonly files: readonly ShownFile[];
  /** Ids of the files that the service has stored. */
  readonly ids: readonly string[];
  readonly isUploading: boolean;
  readonly add: (files: Iterable<File>) => void;
  readonly retry: (key: string) => void;
  readonly remove: (key: string) => void;
  /** Marks all files as missing: the service no longer stores them, so they must be chosen again. */
  readonly markGone: () => void;
  /** Clears the list after the files were sent with the form. */
  readonly clear: () => void;
  /** Deletes all files when the form is discarded. */
  readonly discard: () => void;
}

const nothing: readonly StoredFile[] = [];

const isSignedOut = (error: unknown): boolean => error instanceof UploadSignedOut;

/**
 * Sends a file with the access token of data requests; if the session has ended, sign-in reports it and the file's
 * row waits.
 */
const createSend =
  (file: File, { send }: UploadTools, access: CustomerAccess): SendUpload =>
  async (onProgress, signal) => {
    const code = rejectEarly(file);
    if (code) return { kind: 'rejected', code };
    const startUpload = (accessToken: string | undefined) => send(file, onProgress, signal, accessToken);
    try {
      return await requestTwice({ access, send: startUpload, isSignedOut, cancel: signal });
    } catch (error) {
      if (isSignedOut(error)) return { kind: 'rejected', code: 'unavailable' };
      throw error;
    }
  };

/** Stored files of a draft, in the order of their uploads. */
function useStoredFiles(draftKey: string) {
  const [kept, write, clear] = useDraft<readonly StoredFile[]>(
    `${draftKey}.files`,
    storedFilesSchema,
    nothing,
  );
  // Two uploads may complete before React renders the first.
  const latest = useRef(kept);
  return {
    kept,
    readStored: () => latest.current,
    change: (files: readonly StoredFile[]) => {
      latest.current = files;
      if (files.length > 0) write(files);
      else clear();
    },
  };
}

/** Uploads files as soon as they are chosen; the stored ones are persisted with the draft `draftKey`. */
export function useAttachments(draftKey: string): Attachments {
  const tools = useContext(UploadToolsContext);
  const access = useCustomerAccess();
  const { kept, readStored, change } = useStoredFiles(draftKey);
  const sent = useRef<readonly SentFile[]>([]);
  const count = useRef(0);
  const [shown, setShown] = useState<readonly ShownFile[]>([]);
  const [gone, setGone] = useState<readonly StoredFile[]>([]);
  const show = (files: readonly SentFile[]) => {
    sent.current = files;
    setShown(files.map(showSent));
  };
  const follow = ({ key, file, upload }: SentFile) => {
    const { id } = upload?.getSnapshot().context ?? {};
    if (id === undefined) {
      show(sent.current);
      return;
    }
    change([...readStored(), { id, name: file.name, size: file.size }]);
    show(sent.current.filter((other) => other.key !== key));
  };
  const start = (file: File) => {
    count.current += 1;
    const key = `sent-${count.current}`;
    if (countFreePlaces(readStored(), sent.current) <= 0) {
      show([...sent.current, { key, file }]);
      return;
    }
    const upload = createUploadActor(createSend(file, tools, access));
    const entry = { key, file, upload };
    sent.current = [...sent.current, entry];
    upload.subscribe(() => follow(entry));
    upload.start().send({ type: 'upload.started' });
  };
  const cancelAll = () => {
    for (const { upload } of sent.current) upload?.send({ type: 'upload.cancelled' });
    show([]);
    setGone([]);
  };
  useEffect(
    () => () => {
      for (const { upload } of sent.current) upload?.stop();
    },
    [],
  );
  return {
    files: [...gone.map(showGone), ...kept.map(showStored), ...shown],
    ids: kept.map(({ id }) => id),
    isUploading: shown.some(({ state }) => state === 'uploading'),
    add: (files) => {
      for (const file of files) start(file);
    },
    retry: (key) => sent.current.find((each) => each.key === key)?.upload?.send({ type: 'upload.retried' }),
    remove: (key) => {
      setGone(gone.filter(({ id }) => id !== key));
      if (readStored().some(({ id }) => id === key)) {
        tools.remove(key, access.readAccessToken());
        change(readStored().filter(({ id }) => id !== key));
      }
      const entry = sent.current.find((each) => each.key === key);
      const others = sent.current.filter((each) => each.key !== key);
      sent.current = others;
      if (entry && isOnItsWay(entry)) entry.upload?.send({ type: 'upload.cancelled' });
      show(others);
    },
    markGone: () => {
      setGone([...gone, ...readStored()]);
      change(nothing);
    },
    clear: () => {
      change(nothing);
      cancelAll();
    },
    discard: () => {
      for (const { id } of readStored()) tools.remove(id, access.readAccessToken());
      change(nothing);
      cancelAll();
    },
  };
}
