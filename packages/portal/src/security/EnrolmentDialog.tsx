'use client';

import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text, TextField } from '@kmx/design-system';
import { CodeDrawing, CodeFrame } from '../inventory/machine/MachineView.styles';
import { useQrDrawing } from '../inventory/machine/useQrDrawing';
import { Skeleton } from '../notices/Skeleton';
import { ConfirmDialog } from '../shared/ConfirmDialog';
import { ProblemText } from './ProblemText';
import { Device, Form, Key } from './Security.styles';
import type { Enrolment, SecurityProblem } from './securityClient';
import { decideProblemField } from './securityMessages';
import { useProblemText } from './useProblemText';

interface EnrolmentDialogProps {
  readonly enrolment: Enrolment;
  readonly isRunning: boolean;
  readonly problem: SecurityProblem | undefined;
  readonly onConfirm: (code: string) => void;
  readonly onClose: () => void;
}

/** The secret as a QR code; if it cannot be drawn, the key below it is sufficient. */
function DevicePicture({ uri }: { readonly uri: string }) {
  const intl = useIntl();
  const qr = useQrDrawing(uri);
  if (qr.kind === 'failed') return null;
  if (qr.kind === 'drawing') return <Skeleton lines={4} />;
  const { size, path } = qr.drawing;
  return (
    <CodeFrame data-tone="paper" data-scheme="light">
      <CodeDrawing
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={intl.formatMessage({ id: 'portal.security.enrol.picture' })}
        shapeRendering="crispEdges"
      >
        <path d={path} fill="currentColor" />
      </CodeDrawing>
    </CodeFrame>
  );
}

/** Secret of a new device for the authenticator app, and the field for its first code as confirmation. */
export function EnrolmentDialog({ enrolment, isRunning, problem, onConfirm, onClose }: EnrolmentDialogProps) {
  const intl = useIntl();
  const toText = useProblemText();
  const formId = useId();
  const [code, setCode] = useState('');
  const isAboutCode = problem && decideProblemField(problem) === 'code';
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'portal.security.enrol.title' })}
      confirmLabel={intl.formatMessage({ id: 'portal.security.enrol.confirm' })}
      isRunning={isRunning}
      runningLabel={intl.formatMessage({ id: 'portal.security.checking' })}
      formId={formId}
      onCancel={onClose}
    >
      <Form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(code);
        }}
      >
        <Text size="xs">
          <FormattedMessage id="portal.security.enrol.text" />
        </Text>
        {problem && !isAboutCode && <ProblemText problem={problem} />}
        <Device>
          <DevicePicture uri={enrolment.uri} />
          <Key>
            <dt>
              <FormattedMessage id="portal.security.enrol.key" />
            </dt>
            <dd translate="no">{enrolment.secret.match(/.{1,4}/g)?.join(' ')}</dd>
          </Key>
        </Device>
        <TextField
          id={`${formId}-code`}
          name="code"
          label={intl.formatMessage({ id: 'portal.security.enrol.code' })}
          inputMode="numeric"
          autoComplete="one-time-code"
          isRequired
          value={code}
          error={problem && isAboutCode ? toText(problem) : undefined}
          onChange={({ target }) => setCode(target.value)}
        />
      </Form>
    </ConfirmDialog>
  );
}
