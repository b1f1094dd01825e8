'use client';

import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { portalPaths, type SignedInUser } from '@kmx/core/portal';
import { Button, FlashMessage, Heading, Icon } from '@kmx/design-system';
import type { PortalConfig, PortalLocale } from '../app/PortalConfig';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';
import { Skeleton } from '../notices/Skeleton';
import { BackLink, Part, Screen } from '../shared/Detail.styles';
import { PortalHeading } from '../shared/PortalHeading';
import { toPortalHref } from '../shared/toPortalHref';
import { useSignIn } from '../signIn/useSignIn';
import { passkeyBrowser } from './passkeyBrowser';
import { Passkeys } from './Passkeys';
import { PasswordForm } from './PasswordForm';
import { ProblemText } from './ProblemText';
import { RecoveryCodes } from './RecoveryCodes';
import { SecondFactor } from './SecondFactor';
import { Buttons } from './Security.styles';
import { createSecurityClient, type SecurityClient, type SecurityStatus } from './securityClient';
import { SecurityContext } from './SecurityContext';
import { Sessions } from './Sessions';
import { SignedOut, type EndingChange } from './SignedOut';
import { useSecurityStatus } from './useSecurityStatus';

export interface SecurityProps {
  readonly locale: PortalLocale;
  readonly config: PortalConfig;
  readonly user: SignedInUser;
  /** Replaced in tests and stories. */
  readonly client?: SecurityClient;
}

interface Codes {
  readonly list: readonly string[];
  /** True if the device was replaced, which ends all sessions. */
  readonly isEnded: boolean;
}

/** A change that does not end sessions. */
type DoneChange = 'codes' | 'passkey' | 'session';

const doneIds = {
  codes: 'portal.security.codes.done',
  passkey: 'portal.security.passkeys.added',
  session: 'portal.security.endedOne',
} as const satisfies Record<DoneChange, string>;

interface PartsProps {
  readonly status: SecurityStatus;
  readonly user: SignedInUser;
  readonly onEnded: (change: EndingChange) => void;
  readonly onCodes: (codes: Codes) => void;
  readonly onPasskey: () => void;
  readonly onSessionEnded: () => void;
}

const Parts = ({ status, user, onEnded, onCodes, onPasskey, onSessionEnded }: PartsProps) => (
  <>
    <Part aria-labelledby="security-password">
      <Heading level={2} size="m" id="security-password">
        <FormattedMessage id="portal.security.password" />
      </Heading>
      {status.canChangePassword ? (
        <PasswordForm user={user} onChanged={() => onEnded('password')} />
      ) : (
        <FlashMessage isStatic>
          <FormattedMessage id="portal.security.password.internal" />
        </FlashMessage>
      )}
    </Part>
    <Passkeys
      status={status}
      onAdded={(list) => (list ? onCodes({ list, isEnded: false }) : onPasskey())}
      onRemoved={() => onEnded('passkey')}
    />
    <SecondFactor
      status={status}
      onCodes={(list, isEnded) => onCodes({ list, isEnded })}
      onRemoved={() => onEnded('removal')}
    />
    <Sessions sessions={status.sessions} onEnded={() => onEnded('everywhere')} onOneEnded={onSessionEnded} />
  </>
);

function Content({ client, user }: { readonly client: SecurityClient; readonly user: SignedInUser }) {
  const { status, problem, isLoading, reload } = useSecurityStatus(client);
  const [codes, setCodes] = useState<Codes>();
  const [ending, setEnding] = useState<EndingChange>();
  const [done, setDone] = useState<DoneChange>();
  const showDone = (change: DoneChange) => {
    setDone(change);
    reload();
  };
  if (ending) return <SignedOut change={ending} />;
  if (codes)
    return (
      <RecoveryCodes
        codes={codes.list}
        onStored={() => {
          setCodes(undefined);
          setDone('codes');
          if (codes.isEnded) setEnding('replacement');
          else reload();
        }}
      />
    );
  if (status)
    return (
      <>
        {done && (
          <LiveFlashMessage type="success">
            <FormattedMessage id={doneIds[done]} />
          </LiveFlashMessage>
        )}
        <Parts
          status={status}
          user={user}
          onEnded={setEnding}
          onCodes={setCodes}
          onPasskey={() => showDone('passkey')}
          onSessionEnded={() => showDone('session')}
        />
      </>
    );
  if (!problem) return <Skeleton lines={8} />;
  return (
    <>
      <ProblemText problem={problem} />
      <Buttons>
        <Button variant="secondary" icon="undo" isLoading={isLoading} onClick={reload}>
          <FormattedMessage id="portal.problem.retry" />
        </Button>
      </Buttons>
    </>
  );
}

/** Password, passkeys, second factor and sessions of the user at the identity provider. */
export function Security({ locale, config, user, client: given }: SecurityProps) {
  const intl = useIntl();
  const { readAccessToken, renew } = useSignIn();
  const { issuer } = config;
  const client = useMemo(
    () =>
      given ??
      createSecurityClient({
        issuer,
        readAccessToken,
        renew,
        fetch: (...call) => globalThis.fetch(...call),
        passkeys: passkeyBrowser,
      }),
    [given, issuer, readAccessToken, renew],
  );
  return (
    <SecurityContext value={client}>
      <Screen>
        <BackLink href={toPortalHref(locale, portalPaths.account)} data-link="route">
          <Icon name="arrow-left" size={16} />
          <FormattedMessage id="portal.account.title" />
        </BackLink>
        <PortalHeading
          overline={intl.formatMessage({ id: 'portal.frame.account' })}
          title={intl.formatMessage({ id: 'portal.security.title' })}
          lead={<FormattedMessage id="portal.security.lead" />}
        />
        <Content client={client} user={user} />
      </Screen>
    </SecurityContext>
  );
}
