'use client';

import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, FlashMessage } from '@kmx/design-system';
import { NoticeFrame } from '../shared/Detail.styles';
import { useSignIn } from '../signIn/useSignIn';

/** Changes that end all sessions. */
export type EndingChange = 'password' | 'replacement' | 'removal' | 'passkey' | 'everywhere';

const titleIds = {
  password: 'portal.security.done.password',
  replacement: 'portal.security.done.replacement',
  removal: 'portal.security.done.removal',
  passkey: 'portal.security.done.passkey',
  everywhere: 'portal.security.done.everywhere',
} as const satisfies Record<EndingChange, string>;

/** Confirms a change that ended all sessions, including this one, with a link to sign in. */
export function SignedOut({ change }: { readonly change: EndingChange }) {
  const intl = useIntl();
  const { renew, signIn } = useSignIn();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  const signInAgain = async () => {
    if (!(await renew())) signIn();
  };
  return (
    <NoticeFrame ref={frame} tabIndex={-1}>
      <FlashMessage type="success" title={intl.formatMessage({ id: titleIds[change] })}>
        <p>
          <FormattedMessage id="portal.security.done.text" />
        </p>
        <Button size="s" icon="login" onClick={() => void signInAgain()}>
          <FormattedMessage id="portal.mfa.signIn" />
        </Button>
      </FlashMessage>
    </NoticeFrame>
  );
}
