'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, Heading } from '@kmx/design-system';
import { Dialog } from '@kmx/design-system/workspace';

import type { ActionRefusalCode } from '../__generated__/customer/graphql';
import { toDataProblem } from '../data/problems';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';
import { ProblemNotice } from '../notices/ProblemNotice';

import { ResetMfaDeviceDocument } from './account.customerQuery';
import { Card } from './Account.styles';

/** Whether it was the sign-in service that could not be reached. */
const refusalId = (code: ActionRefusalCode) =>
  code === 'identityUnavailable'
    ? 'portal.account.refused.identityUnavailable'
    : 'portal.account.refused.other';

/** After the reset every session is over: the way on is a new sign-in. */
function ResetDone({ onSignIn }: { readonly onSignIn: () => void }) {
  return (
    <>
      <LiveFlashMessage type="success">
        <FormattedMessage id="portal.mfa.done" />
      </LiveFlashMessage>
      <Button size="s" icon="login" onClick={onSignIn}>
        <FormattedMessage id="portal.mfa.signIn" />
      </Button>
    </>
  );
}

interface ConfirmationProps {
  readonly isResetting: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

function Confirmation({ isResetting, onConfirm, onClose }: ConfirmationProps) {
  const intl = useIntl();
  return (
    <Dialog
      title={intl.formatMessage({ id: 'portal.mfa.confirmTitle' })}
      closeLabel={intl.formatMessage({ id: 'portal.shared.close' })}
      isLocked={isResetting}
      onClose={onClose}
      actions={
        <>
          <Button variant="ghost" disabled={isResetting} onClick={onClose}>
            <FormattedMessage id="portal.shared.cancel" />
          </Button>
          <Button
            variant="danger"
            isLoading={isResetting}
            loadingLabel={intl.formatMessage({ id: 'portal.mfa.resetting' })}
            onClick={onConfirm}
          >
            <FormattedMessage id="portal.mfa.reset" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="portal.mfa.confirmText" />
      </p>
    </Dialog>
  );
}

/** "They may reset the multi-factor device" (section 6), after a question, as it cannot be undone. */
export function MfaReset({ onSignIn }: { readonly onSignIn: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const [resetMfaDevice, { loading, error, data }] = useMutation(ResetMfaDeviceDocument);
  const answer = data?.resetMfaDevice;
  const confirm = async () => {
    // A failure is shown by `error`.
    await resetMfaDevice().catch(() => undefined);
    setAsking(false);
  };
  return (
    <Card aria-labelledby="account-mfa">
      <Heading level={2} size="s" id="account-mfa">
        <FormattedMessage id="portal.mfa.title" />
      </Heading>
      <p>
        <FormattedMessage id="portal.mfa.text" />
      </p>
      {error && <ProblemNotice problem={toDataProblem(error)} />}
      {answer?.__typename === 'ActionRefused' && (
        <LiveFlashMessage type="error" outcome={answer}>
          <FormattedMessage id={refusalId(answer.code)} />
        </LiveFlashMessage>
      )}
      {answer?.__typename === 'MfaReset' ? (
        <ResetDone onSignIn={onSignIn} />
      ) : (
        <Button
          size="s"
          variant="secondary"
          onClick={() => {
            setAsking(true);
          }}
        >
          <FormattedMessage id="portal.mfa.reset" />
        </Button>
      )}
      {isAsking && (
        <Confirmation
          isResetting={loading}
          onConfirm={() => {
            void confirm();
          }}
          onClose={() => {
            setAsking(false);
          }}
        />
      )}
    </Card>
  );
}
