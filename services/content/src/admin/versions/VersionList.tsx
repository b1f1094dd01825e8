'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { formatDate } from '@payloadcms/ui/shared';
import { versionMessages } from './versionMessages';

export interface VersionRow {
  id: string;
  /** ISO 8601. */
  updatedAt: string;
  /** Undefined for programs, and for versions that predate the recording of authors. */
  author: string | undefined;
  isPublished: boolean;
}

interface VersionListProps {
  /** Path of the document's versions in the admin. */
  address: string;
  /** True if the document has a published version, which readers see. */
  isPublished: boolean;
  /** Newest first. */
  rows: readonly VersionRow[];
}

export function VersionList({ address, isPublished, rows }: VersionListProps) {
  const { config } = useConfig();
  const { i18n } = useTranslation();
  const messages = versionMessages(i18n.language);
  const current = isPublished ? rows.find((row) => row.isPublished)?.id : undefined;
  const describeStatus = (row: VersionRow): string => {
    if (!row.isPublished) return messages.draft;
    return row.id === current ? messages.currentlyPublished : messages.previouslyPublished;
  };
  return (
    <div className="table">
      <table cellPadding="0" cellSpacing="0">
        <thead>
          <tr>
            <th scope="col">{messages.savedAt}</th>
            <th scope="col">{messages.author}</th>
            <th scope="col">{messages.status}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <a href={`${address}/${row.id}`}>
                  {formatDate({ date: row.updatedAt, i18n, pattern: config.admin.dateFormat })}
                </a>
              </td>
              <td>{row.author ?? messages.unknownAuthor}</td>
              <td>{describeStatus(row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
