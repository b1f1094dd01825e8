'use client';

import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { formatFileSize } from '@kmx/core';
import { Button } from '@kmx/design-system';
import type { DownloadKind, DownloadsQuery } from '../__generated__/customer/graphql';
import { DataRows } from '../lists/DataRows';
import { Figures } from '../parts/Parts.styles';
import type { MessageId } from '../shared/MessageId';
import { CopyChecksum } from './CopyChecksum';
import { Title } from './Downloads.styles';

export type DownloadEntry = NonNullable<DownloadsQuery['downloads']>[number];

interface DownloadTableProps {
  readonly downloads: readonly DownloadEntry[];
  /** Id of the file being downloaded. */
  readonly running: string | undefined;
  readonly onDownload: (entry: DownloadEntry) => void;
}

const kindIds = {
  releaseNotes: 'portal.downloads.kind.releaseNotes',
  configuration: 'portal.downloads.kind.configuration',
  guide: 'portal.downloads.kind.guide',
  checksums: 'portal.downloads.kind.checksums',
} as const satisfies Record<DownloadKind, string>;

function SaveButton({
  entry,
  running,
  onDownload,
}: { entry: DownloadEntry } & Omit<DownloadTableProps, 'downloads'>) {
  const intl = useIntl();
  return (
    <Button
      variant="secondary"
      size="s"
      icon="download"
      aria-label={intl.formatMessage({ id: 'portal.downloads.saveName' }, { name: entry.title })}
      isLoading={running === entry.id}
      loadingLabel={intl.formatMessage({ id: 'portal.shared.loading' })}
      disabled={running !== undefined}
      onClick={() => onDownload(entry)}
    >
      <FormattedMessage id="portal.downloads.save" />
    </Button>
  );
}

/** Files with type, version, date, size and checksum, each with a download button. */
export function DownloadTable({ downloads, running, onDownload }: DownloadTableProps) {
  const intl = useIntl();
  const word = (id: MessageId) => intl.formatMessage({ id });
  return (
    <DataRows
      caption={word('portal.downloads.title')}
      rows={downloads}
      getRowId={({ id }) => id}
      columns={[
        {
          id: 'title',
          label: word('portal.downloads.column.file'),
          render: ({ title, fileName }) => (
            <Title>
              {title}
              <Figures translate="no">{fileName}</Figures>
            </Title>
          ),
        },
        {
          id: 'save',
          label: word('portal.downloads.save'),
          isLabelHidden: true,
          render: (entry) => <SaveButton entry={entry} running={running} onDownload={onDownload} />,
        },
        {
          id: 'kind',
          label: word('portal.parts.column.kind'),
          render: ({ kind }) => <FormattedMessage id={kindIds[kind]} />,
        },
        {
          id: 'version',
          label: word('portal.downloads.column.version'),
          kind: 'figures',
          render: ({ version }) => version,
        },
        {
          id: 'date',
          label: word('portal.downloads.column.date'),
          kind: 'date',
          render: ({ releasedOn }) => (
            <time dateTime={releasedOn}>
              <FormattedDate value={releasedOn} dateStyle="medium" timeZone="UTC" />
            </time>
          ),
        },
        {
          id: 'size',
          label: word('portal.downloads.column.size'),
          kind: 'amount',
          render: ({ size }) => formatFileSize(size, intl.locale),
        },
        {
          id: 'sha256',
          label: word('portal.downloads.column.sha256'),
          render: ({ title, sha256 }) => <CopyChecksum name={title} sha256={sha256} />,
        },
      ]}
    />
  );
}
