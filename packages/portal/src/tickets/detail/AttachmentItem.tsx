'use client';

import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatFileSize } from '@kmx/core';
import { Button } from '@kmx/design-system';
import type { AttachmentFactsFragment } from '../../__generated__/customer/graphql';
import type { DataProblem } from '../../data/problems';
import { useCustomerAccess } from '../../data/useCustomerAccess';
import { AttachmentPathContext } from './AttachmentContext';
import { Fault, FileName, FileSize, Item, Picture, Place } from './Attachments.styles';
import { useAttachment } from './useAttachment';

/** Types that every browser renders; others, such as HEIC, are downloaded. */
const drawnTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp', 'image/avif'];

/** Larger pictures are not loaded automatically, because of mobile connections. */
const maxThumbnailBytes = 10_000_000;

const errorMessageIds = {
  offline: 'portal.problem.offline.title',
  unavailable: 'portal.ticketView.file.unavailable',
  signedOut: 'portal.problem.signedOut.title',
  forbidden: 'portal.ticketView.file.gone',
  failed: 'portal.ticketView.file.unavailable',
} as const satisfies Record<DataProblem, string>;

function save(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

interface AttachmentItemProps {
  readonly attachment: AttachmentFactsFragment;
}

type Loading = ReturnType<typeof useAttachment>;

/** Downloads a file when pressed. */
function DownloadButton({ attachment, loading }: AttachmentItemProps & { readonly loading: Loading }) {
  const intl = useIntl();
  const { name } = attachment;
  const { state, load } = loading;
  const download = async () => {
    const url = state.kind === 'loaded' ? state.url : await load();
    if (url !== undefined) save(url, name);
  };
  const hasFailed = state.kind === 'failed';
  return (
    <Button
      size="s"
      variant="secondary"
      icon={hasFailed ? 'undo' : 'download'}
      isLoading={state.kind === 'loading'}
      loadingLabel={intl.formatMessage({ id: 'portal.shared.loading' })}
      aria-label={intl.formatMessage(
        { id: hasFailed ? 'portal.upload.retry' : 'portal.ticketView.file.downloadName' },
        { name },
      )}
      onClick={() => void download()}
    >
      <FormattedMessage id={hasFailed ? 'portal.problem.retry' : 'portal.ticketView.file.download'} />
    </Button>
  );
}

/** File of a ticket: a downloadable thumbnail for pictures, a button for other types. */
export function AttachmentItem({ attachment }: AttachmentItemProps) {
  const { id, name, type, size } = attachment;
  const dataPath = useContext(AttachmentPathContext);
  const access = useCustomerAccess();
  const { locale } = useIntl();
  const [isDrawn, setDrawn] = useState(drawnTypes.includes(type) && size <= maxThumbnailBytes);
  const loading = useAttachment({ dataPath, access }, id);
  const { state } = loading;
  const loadOnce = useEffectEvent(() => void loading.load());
  useEffect(() => {
    if (isDrawn) loadOnce();
  }, [isDrawn]);
  return (
    <Item>
      {isDrawn && state.kind === 'loaded' && (
        <a href={state.url} download={name}>
          <Picture src={state.url} alt={name} onError={() => setDrawn(false)} />
        </a>
      )}
      {isDrawn && state.kind !== 'loaded' && <Place aria-hidden="true" />}
      <FileName>{name}</FileName>
      <FileSize>{formatFileSize(size, locale)}</FileSize>
      {state.kind === 'failed' && (
        <Fault role="alert">
          <FormattedMessage id={errorMessageIds[state.problem]} />
        </Fault>
      )}
      {(!isDrawn || state.kind === 'failed') && <DownloadButton attachment={attachment} loading={loading} />}
    </Item>
  );
}
