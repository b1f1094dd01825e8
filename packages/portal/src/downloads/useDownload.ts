'use client';

import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { saveFile } from '../shared/saveFile';
import { createSha256 } from './createSha256';
import { DownloadFileDocument } from './downloads.customerQuery';

/** Outcome of a download; `unchecked` was saved without verification, because the browser cannot compute checksums. */
export type DownloadOutcome =
  | { readonly kind: 'saved'; readonly fileName: string }
  | { readonly kind: 'unchecked'; readonly fileName: string }
  | { readonly kind: 'damaged'; readonly fileName: string }
  | { readonly kind: 'problem'; readonly id: string; readonly error: unknown };

interface File {
  readonly fileName: string;
  readonly mimeType: string;
  readonly content: string;
  readonly sha256: string;
}

/** Saves a file only if its computed checksum matches the one of the list. */
async function saveChecked(file: File, expected: string): Promise<DownloadOutcome> {
  const { fileName, mimeType, content } = file;
  const computed = await createSha256(content);
  const sums = computed === undefined ? [file.sha256] : [file.sha256, computed];
  if (sums.some((sum) => sum.toLowerCase() !== expected.toLowerCase())) return { kind: 'damaged', fileName };
  saveFile(content, fileName, mimeType);
  return { kind: computed === undefined ? 'unchecked' : 'saved', fileName };
}

/** Downloads, verifies and saves files, one at a time; `running` is the id of the current one. */
export function useDownload() {
  const client = useApolloClient();
  const [running, setRunning] = useState<string>();
  const [outcome, setOutcome] = useState<DownloadOutcome>();
  const download = async (id: string, sha256: string) => {
    setRunning(id);
    setOutcome(undefined);
    try {
      const { data } = await client.query({
        query: DownloadFileDocument,
        variables: { id },
        fetchPolicy: 'no-cache',
      });
      if (!data?.download) throw new Error('The download came without a file.');
      setOutcome(await saveChecked(data.download, sha256));
    } catch (error) {
      setOutcome({ kind: 'problem', id, error });
    } finally {
      setRunning(undefined);
    }
  };
  return { running, outcome, download };
}
