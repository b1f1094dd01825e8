'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { FlashMessage, Stack } from '@kmx/design-system';
import type { PortalConfig } from '../app/PortalConfig';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';
import { SupportLink } from '../notices/SupportLink';
import { SupportNotice } from '../notices/SupportNotice';
import type { DownloadOutcome } from './useDownload';

interface DownloadNoticeProps {
  readonly outcome: DownloadOutcome;
  readonly config: PortalConfig;
  readonly onRetry: (id: string) => void;
}

function Damaged({ fileName, config }: { fileName: string } & Pick<DownloadNoticeProps, 'config'>) {
  const intl = useIntl();
  return (
    <FlashMessage type="error" title={intl.formatMessage({ id: 'portal.downloads.damaged.title' })}>
      <Stack gap="xs">
        <p>
          <FormattedMessage id="portal.downloads.damaged.text" values={{ name: fileName }} />
        </p>
        <div>
          <SupportLink
            config={config}
            subject={intl.formatMessage({ id: 'portal.parts.supportSubject' }, { subject: fileName })}
          />
        </div>
      </Stack>
    </FlashMessage>
  );
}

/** Outcome of a download, with the result of its checksum. */
export function DownloadNotice({ outcome, config, onRetry }: DownloadNoticeProps) {
  const intl = useIntl();
  switch (outcome.kind) {
    case 'saved':
      return (
        <LiveFlashMessage type="success" outcome={outcome}>
          <FormattedMessage id="portal.downloads.saved" values={{ name: outcome.fileName }} />
        </LiveFlashMessage>
      );
    case 'unchecked':
      return (
        <LiveFlashMessage outcome={outcome}>
          <FormattedMessage id="portal.downloads.unchecked" values={{ name: outcome.fileName }} />
        </LiveFlashMessage>
      );
    case 'damaged':
      return <Damaged fileName={outcome.fileName} config={config} />;
    case 'problem':
      return (
        <SupportNotice
          error={outcome.error}
          subject={intl.formatMessage({ id: 'portal.downloads.title' })}
          config={config}
          onRetry={() => onRetry(outcome.id)}
        />
      );
  }
}
