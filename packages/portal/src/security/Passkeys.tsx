'use client';

import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxPasskeyName } from '@kmx/core/portal';
import { Button, Heading, Text, TextField } from '@kmx/design-system';
import { Part } from '../shared/Detail.styles';
import { ProofDialog } from './ProofDialog';
import { SecurityRow, SessionList, SessionName, Times } from './Security.styles';
import type { Passkey, Proof, SecurityStatus } from './securityClient';
import { useSecurityClient } from './SecurityContext';
import { useBrowserName } from './useBrowserName';
import { useSecurityAction } from './useSecurityAction';

interface PasskeysProps {
  readonly status: SecurityStatus;
  /** Recovery codes are returned with the first factor of an account. */
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onRemoved: () => void;
}

interface ListedPasskeyProps {
  readonly passkey: Passkey;
  readonly onRemove: () => void;
}

function ListedPasskey({ passkey: { name, createdAt, usedAt }, onRemove }: ListedPasskeyProps) {
  const intl = useIntl();
  const format = (time: string) => intl.formatDate(time, { dateStyle: 'medium' });
  const added = format(createdAt);
  return (
    <SecurityRow>
      <SessionName>
        <strong>{name}</strong>
        <Times>
          {usedAt === null ? (
            <FormattedMessage id="portal.security.passkeys.unused" values={{ added }} />
          ) : (
            <FormattedMessage id="portal.security.passkeys.times" values={{ added, used: format(usedAt) }} />
          )}
        </Times>
      </SessionName>
      <Button
        size="s"
        variant="ghost"
        aria-label={intl.formatMessage({ id: 'portal.security.passkeys.removeNamed' }, { name })}
        onClick={onRemove}
      >
        <FormattedMessage id="portal.security.passkeys.remove" />
      </Button>
    </SecurityRow>
  );
}

interface AddDialogProps {
  readonly status: SecurityStatus;
  readonly onAdded: (codes: readonly string[] | null) => void;
  readonly onClose: () => void;
}

function AddDialog({ status, onAdded, onClose }: AddDialogProps) {
  const intl = useIntl();
  const client = useSecurityClient();
  const toName = useBrowserName();
  const { isRunning, problem, runProven } = useSecurityAction();
  const [name, setName] = useState(() => toName(navigator.userAgent));
  const [isNameMissing, setNameMissing] = useState(false);
  const hasPasskeys = status.passkeys.length > 0;
  const add = async (proof: Proof) => {
    const chosen = name.trim();
    setNameMissing(chosen === '');
    if (chosen === '') return;
    const added = await runProven({ proof, hasPasskeys }, (proven) => client.addPasskey(proven, chosen));
    if (added) onAdded(added.value.recoveryCodes);
  };
  return (
    <ProofDialog
      title={intl.formatMessage({ id: 'portal.security.passkeys.add' })}
      text={<FormattedMessage id="portal.security.passkeys.addText" />}
      confirmLabel={intl.formatMessage({ id: 'portal.security.proof.continue' })}
      hasDevice={status.hasDevice}
      hasPasskeys={hasPasskeys}
      isRunning={isRunning}
      problem={problem}
      onConfirm={(proof) => void add(proof)}
      onClose={onClose}
    >
      <TextField
        id="security-passkey-name"
        name="name"
        label={intl.formatMessage({ id: 'portal.security.passkeys.name' })}
        hint={intl.formatMessage({ id: 'portal.security.passkeys.nameHint' })}
        autoComplete="off"
        maxLength={maxPasskeyName}
        isRequired
        value={name}
        error={isNameMissing ? intl.formatMessage({ id: 'portal.security.passkeys.nameMissing' }) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </ProofDialog>
  );
}

interface RemoveDialogProps {
  readonly status: SecurityStatus;
  readonly passkey: Passkey;
  readonly onRemoved: () => void;
  readonly onClose: () => void;
}

function RemoveDialog({ status, passkey: { id, name }, onRemoved, onClose }: RemoveDialogProps) {
  const intl = useIntl();
  const client = useSecurityClient();
  const { isRunning, problem, runProven } = useSecurityAction();
  const isLastFactor = status.passkeys.length === 1 && !status.hasDevice;
  const remove = async (proof: Proof) => {
    const entered = { proof, hasPasskeys: true };
    if (await runProven(entered, (proven) => client.removePasskey(proven, id))) onRemoved();
  };
  return (
    <ProofDialog
      title={intl.formatMessage({ id: 'portal.security.passkeys.removeTitle' })}
      text={
        <>
          <FormattedMessage id="portal.security.passkeys.removeText" values={{ name }} />
          {isLastFactor && (
            <>
              {' '}
              <FormattedMessage id="portal.security.passkeys.removeLast" />
            </>
          )}
        </>
      }
      confirmLabel={intl.formatMessage({ id: 'portal.security.passkeys.remove' })}
      isDanger
      hasDevice={status.hasDevice}
      hasPasskeys
      isRunning={isRunning}
      problem={problem}
      onConfirm={(proof) => void remove(proof)}
      onClose={onClose}
    />
  );
}

/** Passkeys of the account; adding and removing one requires re-authentication. */
export function Passkeys({ status, onAdded, onRemoved }: PasskeysProps) {
  const [isAdding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Passkey>();
  const { passkeys } = status;
  return (
    <Part aria-labelledby="security-passkeys">
      <Heading level={2} size="m" id="security-passkeys">
        <FormattedMessage id="portal.security.passkeys" />
      </Heading>
      <Text size="xs">
        <FormattedMessage id="portal.security.passkeys.text" />
      </Text>
      {passkeys.length > 0 ? (
        <SessionList>
          {passkeys.map((passkey) => (
            <ListedPasskey key={passkey.id} passkey={passkey} onRemove={() => setRemoved(passkey)} />
          ))}
        </SessionList>
      ) : (
        <Text size="xs" tone="muted">
          <FormattedMessage id="portal.security.passkeys.none" />
        </Text>
      )}
      <div>
        <Button variant="secondary" onClick={() => setAdding(true)}>
          <FormattedMessage id="portal.security.passkeys.add" />
        </Button>
      </div>
      {isAdding && (
        <AddDialog
          status={status}
          onAdded={(codes) => {
            setAdding(false);
            onAdded(codes);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {removed && (
        <RemoveDialog
          status={status}
          passkey={removed}
          onRemoved={onRemoved}
          onClose={() => setRemoved(undefined)}
        />
      )}
    </Part>
  );
}
