'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, VisuallyHidden } from '@kmx/design-system';
import { Checksum, ChecksumText } from './Downloads.styles';

interface CopyChecksumProps {
  /** Name of the file, for the button's label. */
  readonly name: string;
  readonly sha256: string;
}

type CopyState = 'waiting' | 'copied' | 'failed';

const stateIds = {
  copied: 'portal.downloads.copied',
  failed: 'portal.downloads.copyFailed',
} as const satisfies Record<Exclude<CopyState, 'waiting'>, string>;

/** A complete checksum, for comparison and selection, with a copy button. */
export function CopyChecksum({ name, sha256 }: CopyChecksumProps) {
  const intl = useIntl();
  const [state, setState] = useState<CopyState>('waiting');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(sha256);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <Checksum>
      <ChecksumText translate="no">{sha256}</ChecksumText>
      <Button
        variant="ghost"
        size="s"
        aria-label={intl.formatMessage({ id: 'portal.downloads.copyOf' }, { name })}
        onClick={() => void copy()}
      >
        <FormattedMessage id={state === 'copied' ? 'portal.downloads.copied' : 'portal.downloads.copy'} />
      </Button>
      <VisuallyHidden>
        <span role="status">{state !== 'waiting' && <FormattedMessage id={stateIds[state]} />}</span>
      </VisuallyHidden>
    </Checksum>
  );
}
