'use client';

import { useQuery } from '@apollo/client/react';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Text } from '@kmx/design-system';
import type { PortalLocale } from '../../app/PortalConfig';
import { toDataProblem } from '../../data/problems';
import { useDraft } from '../../data/useDraft';
import { ProblemNotice } from '../../notices/ProblemNotice';
import { Skeleton } from '../../notices/Skeleton';
import { ConfirmDialog } from '../../shared/ConfirmDialog';
import { InviteChoicesDocument } from './invite.customerQuery';
import { Form } from './Invite.styles';
import { InviteFaultNotice } from './InviteFaultNotice';
import { InviteFields, type InviteChoices } from './InviteFields';
import { completeInvite, emptyInvite, findInviteFaults, inviteDraftSchema } from './inviteForm';
import { useInvite } from './useInvite';

export interface InviteProps {
  readonly locale: PortalLocale;
  readonly onClose: () => void;
  /** Called with the name of the invited user. */
  readonly onInvited: (name: string) => void;
}

interface InviteFormProps extends Omit<InviteProps, 'onClose'> {
  readonly formId: string;
  readonly choices: InviteChoices;
  readonly sending: ReturnType<typeof useInvite>;
}

function InviteForm({ formId, choices, sending, locale, onInvited }: InviteFormProps) {
  const [stored, setDraft, clearDraft, isModified] = useDraft('users.invite', inviteDraftSchema, emptyInvite);
  const [isRestored] = useState(isModified);
  const [isChecked, setChecked] = useState(false);
  const draft = completeInvite(stored, choices, locale.language);
  const faults = isChecked ? findInviteFaults(draft) : [];
  const { invite, outcome } = sending;
  const submit = async () => {
    setChecked(true);
    const [first] = findInviteFaults(draft);
    if (first) {
      document.getElementById(`invite-${first.field}`)?.focus();
      return;
    }
    const result = await invite(draft);
    if (result.kind !== 'invited') return;
    clearDraft();
    onInvited(result.name);
  };
  return (
    <Form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {outcome && outcome.kind !== 'invited' && <InviteFaultNotice outcome={outcome} locale={locale} />}
      {isRestored && (
        <Text size="xs" tone="muted">
          <FormattedMessage id="portal.users.invite.kept" />
        </Text>
      )}
      <InviteFields draft={draft} faults={faults} choices={choices} onChange={setDraft} />
    </Form>
  );
}

/** Invites a user (section 4: "invite"); the entries survive an intermediate sign-in. */
export function Invite({ locale, onClose, onInvited }: InviteProps) {
  const intl = useIntl();
  const formId = useId();
  const sending = useInvite();
  const { data, error, refetch } = useQuery(InviteChoicesDocument);
  const choices = data?.me &&
    data.accountChoices && {
      organisations: data.me.organisations,
      countries: data.accountChoices.countries,
    };
  return (
    <ConfirmDialog
      title={intl.formatMessage({ id: 'portal.users.invite' })}
      isWide
      confirmLabel={intl.formatMessage({ id: 'portal.users.invite.send' })}
      isDisabled={!choices}
      isRunning={sending.isSending}
      runningLabel={intl.formatMessage({ id: 'portal.users.running' })}
      formId={formId}
      onCancel={onClose}
    >
      {choices ? (
        <InviteForm
          formId={formId}
          choices={choices}
          sending={sending}
          locale={locale}
          onInvited={onInvited}
        />
      ) : error ? (
        <ProblemNotice problem={toDataProblem(error)} onRetry={() => void refetch().catch(() => undefined)} />
      ) : (
        <Skeleton lines={6} />
      )}
    </ConfirmDialog>
  );
}
