'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { decideElapsed } from '@kmx/core/portal';
import { FlashMessage, Stack } from '@kmx/design-system';
import { NoticeFrame } from '../shared/Detail.styles';
import type { MessageId } from '../shared/MessageId';
import { Row } from './ProblemNotice.styles';

interface SentNoticeProps {
  readonly titleId: MessageId;
  readonly textId: MessageId;
  /** Number of the existing ticket or order. */
  readonly number?: string;
  /** Time at which it was stored: ISO 8601. */
  readonly at: string;
  /** Actions for entries that differ from those stored. */
  readonly children: ReactNode;
}

/**
 * An earlier attempt succeeded but its response was lost, and the entries have changed since: the user decides how to
 * proceed.
 */
export function SentNotice({ titleId, textId, number, at, children }: SentNoticeProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [at]);
  const [{ value, unit }] = useState(() => decideElapsed(at, Date.now()));
  const when = intl.formatRelativeTime(-value, unit);
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <FlashMessage title={intl.formatMessage({ id: titleId }, { number, when })}>
        <Stack gap="xs">
          <p>
            <FormattedMessage id={textId} values={{ number }} />
          </p>
          <Row>{children}</Row>
        </Stack>
      </FlashMessage>
    </NoticeFrame>
  );
}
