'use client';

import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Container, Heading, Overline, Text, Wire } from '@kmx/design-system';

import { Drawing, Frame, Links, Titles } from './SignInNotice.styles';

interface SignInNoticeProps {
  readonly title: string;
  readonly text?: string;
  /** Content between the text and the actions. */
  readonly children?: ReactNode;
  readonly ways?: ReactNode;
}

/** Notice about the state of the sign-in, with the available actions. */
export function SignInNotice({ title, text, children, ways }: SignInNoticeProps) {
  const intl = useIntl();
  return (
    <Container>
      <Frame>
        <Titles>
          <Overline>{intl.formatMessage({ id: 'portal.signIn.overline' })}</Overline>
          <Heading level={1} size="l">
            {title}
          </Heading>
        </Titles>
        <Drawing>
          <Wire variant="divider" />
        </Drawing>
        {text && <Text>{text}</Text>}
        {children}
        {ways && <Links>{ways}</Links>}
      </Frame>
    </Container>
  );
}
