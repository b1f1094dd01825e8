'use client';

import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { canHideFlashMessage } from '@kmx/core';
import { flashMessageMachine } from '@kmx/core/machines/flashMessage';
import { FlashMessage, IconButton, type FlashMessageProps } from '@kmx/design-system';

type MessageProps = Omit<FlashMessageProps, 'closeControl' | 'isStatic'>;

function Message(message: MessageProps) {
  const intl = useIntl();
  const { isFloating, link } = message;
  const behaviour = { isFloating, hasLinkTarget: link !== undefined };
  const [snapshot, send] = useMachine(flashMessageMachine, { input: behaviour });
  if (snapshot.matches('hidden')) return null;
  const closeControl = canHideFlashMessage(behaviour) && (
    <IconButton
      icon="close"
      size={16}
      label={intl.formatMessage({ id: 'portal.users.hide' })}
      onClick={() => send({ type: 'message.hide' })}
    />
  );
  return <FlashMessage {...message} closeControl={closeControl} />;
}

interface LiveFlashMessageProps extends MessageProps {
  /** The reported outcome; a new one is shown even if the previous one was hidden. */
  readonly outcome?: unknown;
}

/**
 * Outcome of an action: closed by its hide control or, if floating, automatically after 7 s (public site, section 4).
 */
export function LiveFlashMessage({ outcome, ...message }: LiveFlashMessageProps) {
  const [shown, setShown] = useState({ outcome, number: 0 });
  if (!Object.is(shown.outcome, outcome)) setShown({ outcome, number: shown.number + 1 });
  return <Message key={shown.number} {...message} />;
}
