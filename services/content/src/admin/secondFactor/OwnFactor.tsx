import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { factorMessages } from './factorMessages';
import { PlainField } from './PlainField';
import type { Enrolment, FactorActions, FactorStatus } from './useFactor';

type Messages = ReturnType<typeof factorMessages>;

interface StatusProps {
  status: FactorStatus;
  messages: Messages;
  actions: FactorActions;
}

/** Every change needs the password, and a code if there is a device. */
export function FactorStatusView({ status, messages, actions }: StatusProps) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const { isSet, isRequired, recoveryCodesLeft } = status;
  const proof = { password, code };
  const begin = (): void => void actions.begin(proof);
  return (
    <>
      {isSet && <p>{messages.isSet(recoveryCodesLeft)}</p>}
      {!isSet && <p>{isRequired ? messages.isRequired : messages.isMissing}</p>}
      <PlainField
        id="factor-password"
        label={messages.currentPassword}
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        onEnter={begin}
      />
      {isSet && (
        <PlainField
          id="factor-code"
          label={messages.code}
          autoComplete="one-time-code"
          hint={messages.codeHint}
          value={code}
          onChange={setCode}
          onEnter={begin}
        />
      )}
      <div className="kmx-factor__actions">
        <Button type="button" buttonStyle="secondary" onClick={begin}>
          {isSet ? messages.replace : messages.setUp}
        </Button>
        {isSet && (
          <Button type="button" buttonStyle="secondary" onClick={() => void actions.renewCodes(proof)}>
            {messages.renewCodes}
          </Button>
        )}
        {isSet && !isRequired && (
          <Button type="button" buttonStyle="secondary" onClick={() => void actions.remove(proof)}>
            {messages.remove}
          </Button>
        )}
      </div>
    </>
  );
}

interface EnrolmentProps {
  enrolment: Enrolment;
  messages: Messages;
  actions: FactorActions;
}

export function EnrolmentView({
  enrolment: { enrolment, secret, picture },
  messages,
  actions,
}: EnrolmentProps) {
  const [code, setCode] = useState('');
  const confirm = (): void => void actions.confirm(enrolment, code);
  return (
    <>
      <p>{messages.scan}</p>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        alt={messages.picture}
        width={200}
        height={200}
      />
      <p>
        <code>{secret.match(/.{4}/g)?.join(' ') ?? secret}</code>
      </p>
      <PlainField
        id="factor-new-code"
        label={messages.newCode}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        onEnter={confirm}
        autoFocus
      />
      <div className="kmx-factor__actions">
        <Button type="button" onClick={confirm}>
          {messages.confirm}
        </Button>
        <Button type="button" buttonStyle="secondary" onClick={() => void actions.load()}>
          {messages.cancel}
        </Button>
      </div>
    </>
  );
}

/** Reloads the page at the end, because rights may have changed. */
export function RecoveryCodesView({ codes, messages }: { codes: readonly string[]; messages: Messages }) {
  return (
    <>
      <h3>{messages.codesHeading}</h3>
      <p>{messages.codesHint}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Button type="button" onClick={() => window.location.reload()}>
        {messages.done}
      </Button>
    </>
  );
}
