'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CartPart } from '@kmx/core/portal';
import { Button, FlashMessage } from '@kmx/design-system';
import { NoticeFrame } from '../shared/Detail.styles';
import { Undo } from './PartsCart.styles';

/** A line that was taken out, by its name. */
export interface RemovedLine extends CartPart {
  readonly name: string;
}

interface RemovedNoticeProps {
  readonly removed: RemovedLine;
  readonly onUndo: () => void;
}

/** Says what was taken out and offers to put it back; the focus comes here, since the line that had it is gone. */
export function RemovedNotice({ removed, onUndo }: RemovedNoticeProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), [removed]);
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <FlashMessage>
        <Undo>
          <FormattedMessage
            id="portal.cart.removed"
            values={{ name: removed.name, quantity: removed.quantity }}
          />
          <Button variant="secondary" size="s" icon="undo" onClick={onUndo}>
            <FormattedMessage id="portal.cart.undo" />
          </Button>
        </Undo>
      </FlashMessage>
    </NoticeFrame>
  );
}
