'use client';

import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge, Button, Heading, Text } from '@kmx/design-system';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { Part } from '../shared/Detail.styles';
import { ProblemText } from './ProblemText';
import { SecurityRow, SessionList, SessionName, Times } from './Security.styles';
import type { BrowserSession } from './securityClient';
import { useSecurityClient } from './SecurityContext';
import { useBrowserName } from './useBrowserName';
import { useSecurityAction } from './useSecurityAction';

interface SessionsProps {
  readonly sessions: readonly BrowserSession[];
  readonly onEnded: () => void;
  /** One other session is ended. */
  readonly onOneEnded: () => void;
}

interface SessionProps {
  readonly session: BrowserSession;
  readonly isRunning: boolean;
  readonly onEnd: () => void;
}

function Session({ session, isRunning, onEnd }: SessionProps) {
  const intl = useIntl();
  const toName = useBrowserName();
  const browser = toName(session.userAgent);
  const format = (time: string) => intl.formatDate(time, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <SecurityRow>
      <SessionName>
        <strong>{browser}</strong>
        {session.isCurrent && (
          <Badge tone="accent">
            <FormattedMessage id="portal.security.thisBrowser" />
          </Badge>
        )}
        <Times>
          <FormattedMessage
            id="portal.security.sessionTimes"
            values={{ started: format(session.startedAt), seen: format(session.seenAt) }}
          />
        </Times>
      </SessionName>
      {!session.isCurrent && (
        <Button
          size="s"
          variant="ghost"
          aria-label={intl.formatMessage({ id: 'portal.security.endOne' }, { browser })}
          isLoading={isRunning}
          onClick={onEnd}
        >
          <FormattedMessage id="portal.frame.signOut" />
        </Button>
      )}
    </SecurityRow>
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

/** Sessions of the user, with a button for each other one, and one that ends all of them. */
export function Sessions({ sessions, onEnded, onOneEnded }: SessionsProps) {
  const client = useSecurityClient();
  const list = useRef<HTMLUListElement>(null);
  const { isRunning, problem, run } = useSecurityAction();
  const [endingId, setEndingId] = useState<string>();
  const [isDialogOpen, setDialogOpen] = useState(false);
  const endOne = async (id: string) => {
    setEndingId(id);
    if (!(await run(() => client.endSession(id)))) return;
    // The row and its button disappear.
    list.current?.focus();
    onOneEnded();
  };
  return (
    <Part aria-labelledby="security-sessions">
      <Heading level={2} size="m" id="security-sessions">
        <FormattedMessage id="portal.security.sessions" />
      </Heading>
      {problem && <ProblemText problem={problem} />}
      <SessionList ref={list} tabIndex={-1} aria-labelledby="security-sessions">
        {sessions.map((session) => (
          <Session
            key={session.id}
            session={session}
            isRunning={isRunning && session.id === endingId}
            onEnd={() => void endOne(session.id)}
          />
        ))}
      </SessionList>
      <div>
        <Button variant="secondary" icon="logout" onClick={() => setDialogOpen(true)}>
          <FormattedMessage id="portal.security.end" />
        </Button>
      </div>
      {isDialogOpen && <EndDialog onEnded={onEnded} onClose={() => setDialogOpen(false)} />}
    </Part>
  );
}
