'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { recoveryCodeCount } from '@kmx/core/portal';
import { Badge, Button, FlashMessage, Heading, Text } from '@kmx/design-system';
import { Part } from '../shared/Detail.styles';
import { EnrolmentDialog } from './EnrolmentDialog';
import { ProofDialog } from './ProofDialog';
import { Buttons, HeaderRow } from './Security.styles';
import type { SecurityStatus } from './securityClient';
import { useSecondFactor } from './useSecondFactor';

interface SecondFactorProps {
  readonly status: SecurityStatus;
  readonly onCodes: (codes: readonly string[], isEnded: boolean) => void;
  readonly onRemoved: () => void;
}

/** Messages of the dialogs by change. */
const changeIds = {
  enrol: {
    title: 'portal.security.enrol.title',
    text: 'portal.security.proof.enrol',
    label: 'portal.security.proof.continue',
  },
  remove: {
    title: 'portal.security.remove.title',
    text: 'portal.security.proof.remove',
    label: 'portal.security.remove',
  },
  removeDevice: {
    title: 'portal.security.remove.title',
    text: 'portal.security.proof.removeDevice',
    label: 'portal.security.remove',
  },
  codes: {
    title: 'portal.security.codes.new',
    text: 'portal.security.proof.codes',
    label: 'portal.security.codes.create',
  },
} as const;

/** Below this number of unused codes, the page advises generating new ones. */
const fewCodes = 3;

function CodesLeft({ left }: { readonly left: number }) {
  if (left < fewCodes)
    return (
      <FlashMessage isStatic>
        <FormattedMessage id="portal.security.codes.few" values={{ left }} />
      </FlashMessage>
    );
  return (
    <Text size="xs" tone="muted">
      <FormattedMessage id="portal.security.codes.left" values={{ left, total: recoveryCodeCount }} />
    </Text>
  );
}

/** Device of the second factor and its recovery codes; every change requires re-authentication. */
export function SecondFactor({ status, onCodes, onRemoved }: SecondFactorProps) {
  const intl = useIntl();
  const { hasDevice, isDeviceRequired, recoveryCodesLeft, passkeys } = status;
  const hasPasskeys = passkeys.length > 0;
  const { step, isRunning, problem, start, cancel, prove, confirm } = useSecondFactor({
    hasPasskeys,
    onCodes,
    onRemoved,
  });
  const change = step.kind === 'proving' ? step.change : undefined;
  const ids = change && changeIds[change === 'remove' && hasPasskeys ? 'removeDevice' : change];
  return (
    <Part aria-labelledby="security-factor">
      <HeaderRow>
        <Heading level={2} size="m" id="security-factor">
          <FormattedMessage id="portal.mfa.title" />
        </Heading>
        <Badge tone={hasDevice ? 'success' : 'neutral'}>
          <FormattedMessage id={hasDevice ? 'portal.security.factor.on' : 'portal.security.factor.off'} />
        </Badge>
      </HeaderRow>
      <Text size="xs">
        <FormattedMessage id="portal.security.factor.text" />
      </Text>
      {(hasDevice || hasPasskeys) && <CodesLeft left={recoveryCodesLeft} />}
      <Buttons>
        <Button variant={hasDevice ? 'secondary' : 'primary'} onClick={() => start('enrol')}>
          <FormattedMessage id={hasDevice ? 'portal.security.replace' : 'portal.security.enrol.start'} />
        </Button>
        {(hasDevice || hasPasskeys) && (
          <Button variant="secondary" onClick={() => start('codes')}>
            <FormattedMessage id="portal.security.codes.new" />
          </Button>
        )}
        {hasDevice && !isDeviceRequired && (
          <Button variant="ghost" onClick={() => start('remove')}>
            <FormattedMessage id="portal.security.remove" />
          </Button>
        )}
      </Buttons>
      {ids && (
        <ProofDialog
          title={intl.formatMessage({ id: ids.title })}
          text={<FormattedMessage id={ids.text} />}
          confirmLabel={intl.formatMessage({ id: ids.label })}
          isDanger={change === 'remove'}
          hasDevice={hasDevice}
          hasPasskeys={hasPasskeys}
          isRunning={isRunning}
          problem={problem}
          onConfirm={prove}
          onClose={cancel}
        />
      )}
      {step.kind === 'enrolling' && (
        <EnrolmentDialog
          enrolment={step.enrolment}
          isRunning={isRunning}
          problem={problem}
          onConfirm={confirm}
          onClose={cancel}
        />
      )}
    </Part>
  );
}
