'use client';

import { useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formAddress } from '../adminAddress';
import { readSameFiles, type SameFile } from './readSameFiles';
import { sameFilesMessages } from './sameFilesMessages';

const headingId = 'same-files';

/** Warns that the library already has the selected file: once it is selected, and after it is saved. */
export function SameFiles() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo();
  const { i18n } = useTranslation();
  const chosen = useFormFields(([fields]) => fields['file']?.value);
  const [files, setFiles] = useState<readonly SameFile[]>([]);
  const collection = collectionSlug ?? '';
  useEffect(() => {
    const request = new AbortController();
    const { signal } = request;
    const file = chosen instanceof File ? chosen : undefined;
    void readSameFiles({ collection, id: id?.toString(), file }, signal).then((found) => {
      if (!signal.aborted) setFiles(found);
    });
    return () => request.abort();
  }, [collection, id, chosen, lastUpdateTime]);

  if (files.length === 0) return null;
  const { heading, advice, newTab } = sameFilesMessages(i18n.language);
  return (
    <section
      className="field-type banner banner--type-info kmx-panel"
      role="status"
      aria-labelledby={headingId}
    >
      <h2 id={headingId}>{heading}</h2>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={formAddress(collection, file.id)} target="_blank" rel="noreferrer">
              {file.name}
            </a>{' '}
            {newTab}
          </li>
        ))}
      </ul>
      <p>{advice}</p>
    </section>
  );
}
