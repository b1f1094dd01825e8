'use client';

import { useMachine } from '@xstate/react';
import { canHideFlashMessage } from '@kmx/core';
import { flashMessageMachine } from '@kmx/core/machines/flashMessage';
import { FlashMessage, IconButton, type FlashMessageProps } from '@kmx/design-system';

interface LiveFlashMessageProps extends Omit<FlashMessageProps, 'closeControl'> {
  readonly closeLabel: string;
  /** Timeout of a floating message; 7000 ms by default. */
  readonly timeoutMs?: number;
}

/** Flash message that is closed as in section 4: by its hide control, or automatically if it floats. */
export function LiveFlashMessage({ closeLabel, timeoutMs, ...message }: LiveFlashMessageProps) {
  const { isStatic, isFloating, link } = message;
  const behaviour = { isStatic, isFloating, hasLinkTarget: link !== undefined };
  const [snapshot, send] = useMachine(flashMessageMachine, { input: { ...behaviour, timeoutMs } });
  if (snapshot.matches('hidden')) return null;
  const closeControl = canHideFlashMessage(behaviour) && (
    <IconButton icon="close" size={16} label={closeLabel} onClick={() => send({ type: 'message.hide' })} />
  );
  return <FlashMessage {...message} closeControl={closeControl} />;
}
