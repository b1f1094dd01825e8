'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { formatDate } from '@payloadcms/ui/shared';
import { versionMessages } from './versionMessages';

export interface VersionRow {
  id: string;
  /** Moment in ISO 8601. */
  updatedAt: string;
  /** Undefined for a program, and for versions from before authors were recorded. */
  author: string | undefined;
  isPublished: boolean;
}

interface VersionListProps {
  /** Path of the versions of the document in the admin. */
  address: string;
  /** Readers see the newest version that was published. */
  isPublished: boolean;
  /** Newest first. */
  rows: readonly VersionRow[];
}

/** The versions of a document, each with its author. */
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
