'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge, Button, Heading, Text } from '@kmx/design-system';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { Part } from '../shared/Detail.styles';
import { ProblemText } from './ProblemText';
import { SessionList, SessionName, SessionRow, Times } from './Security.styles';
import type { BrowserSession } from './securityClient';
import { useSecurityClient } from './SecurityContext';
import { useBrowserName } from './useBrowserName';
import { useSecurityAction } from './useSecurityAction';

interface SessionsProps {
  readonly sessions: readonly BrowserSession[];
  readonly onEnded: () => void;
}

function Session({ session }: { readonly session: BrowserSession }) {
  const intl = useIntl();
  const toName = useBrowserName();
  const format = (time: string) => intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <SessionRow>
      <SessionName>
        <strong>{toName(session.userAgent)}</strong>
        {session.isCurrent && (
          <Badge tone="accent">
            <FormattedMessage id="portal.security.thisBrowser" />
          </Badge>
        )}
      </SessionName>
      <Times>
        <FormattedMessage
          id="portal.security.sessionTimes"
          values={{ started: format(session.startedAt), seen: format(session.seenAt) }}
        />
      </Times>
    </SessionRow>
  );
}

interface EndDialogProps {
  readonly onEnded: () => void;
  readonly onClose: () => void;
}

function EndDialog({ onEnded, onClose }: EndDialogProps) {
  const intl = useIntl();
  const client = useSecurityClient();
  const { isRunning, problem, run } = useSecurityAction();
  const end = async () => {
    if (await run(() => client.signOutEverywhere())) onEnded();
  };
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'portal.security.endTitle' })}
      confirmLabel={intl.formatMessage({ id: 'portal.security.end' })}
      isDanger
      isRunning={isRunning}
      runningLabel={intl.formatMessage({ id: 'portal.security.checking' })}
      onConfirm={() => void end()}
      onCancel={onClose}
    >
      {problem && <ProblemText problem={problem} />}
      <Text size="xs">
        <FormattedMessage id="portal.security.endText" />
      </Text>
    </ConfirmDialog>
  );
}

/** Sessions of the user, with a button that ends all of them. */
export function Sessions({ sessions, onEnded }: SessionsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Part aria-labelledby="security-sessions">
      <Heading level={2} size="m" id="security-sessions">
        <FormattedMessage id="portal.security.sessions" />
      </Heading>
      <SessionList>
        {sessions.map((session) => (
          <Session key={`${session.startedAt} ${session.userAgent ?? ''}`} session={session} />
        ))}
      </SessionList>
      <div>
        <Button variant="secondary" icon="logout" onClick={() => setAsking(true)}>
          <FormattedMessage id="portal.security.end" />
        </Button>
      </div>
      {isAsking && <EndDialog onEnded={onEnded} onClose={() => setAsking(false)} />}
    </Part>
  );
}
