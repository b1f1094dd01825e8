'use client';

import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, FlashMessage, VisuallyHidden } from '@kmx/design-system';
import { NoticeFrame } from '../shared/Detail.styles';
import { saveFile } from '../shared/saveFile';
import { Buttons, CodeList } from './Security.styles';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onStored: () => void;
}

type CopyState = 'waiting' | 'copied' | 'failed';

/** New recovery codes, shown only once, with actions to store them. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  const [copied, setCopied] = useState<CopyState>('waiting');
  useEffect(() => frame.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'));
      setCopied('copied');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <FlashMessage type="success" title={intl.formatMessage({ id: 'portal.security.codes.title' })}>
        <p>
          <FormattedMessage id="portal.security.codes.text" />
        </p>
        <CodeList translate="no">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </CodeList>
        <Buttons>
          <Button
            size="s"
            variant="secondary"
            icon="download"
            onClick={() => saveFile(`${codes.join('\n')}\n`, 'mykomax-recovery-codes.txt', 'text/plain')}
          >
            <FormattedMessage id="portal.security.codes.save" />
          </Button>
          <Button size="s" variant="secondary" onClick={() => void copy()}>
            <FormattedMessage
              id={copied === 'copied' ? 'portal.downloads.copied' : 'portal.downloads.copy'}
            />
          </Button>
          <Button size="s" icon="check" onClick={onStored}>
            <FormattedMessage id="portal.security.codes.stored" />
          </Button>
        </Buttons>
        <VisuallyHidden>
          <span role="status">
            {copied === 'copied' && <FormattedMessage id="portal.downloads.copied" />}
          </span>
        </VisuallyHidden>
        {copied === 'failed' && (
          <p>
            <FormattedMessage id="portal.security.codes.copyFailed" />
          </p>
        )}
      </FlashMessage>
    </NoticeFrame>
  );
}
