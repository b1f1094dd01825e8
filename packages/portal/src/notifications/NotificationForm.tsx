'use client';

import { FormattedMessage, useIntl } from 'react-intl';
import { Checkbox } from '@kmx/design-system';

import type { NotificationType } from '../__generated__/customer/graphql';
import { toDataProblem } from '../data/problems';
import { LiveFlashMessage } from '../notices/LiveFlashMessage';
import { ProblemNotice } from '../notices/ProblemNotice';
import { Fields, GroupedForm, Legend, Wide } from '../shared/GroupedForm.styles';
import { SaveActions } from '../shared/SaveActions';

import { notificationGroups, notificationHints, notificationLabels } from './notificationMessages';
import { useNotificationForm, type StoredNotifications } from './useNotificationForm';

type FormState = ReturnType<typeof useNotificationForm>;

interface ChoiceProps {
  readonly type: NotificationType;
  readonly form: FormState;
}

function Choice({ type, form }: ChoiceProps) {
  const intl = useIntl();
  const isEnabled = form.isEnabled(type);
  // An unsaved choice explains the current setting.
  const soFar = isEnabled ? 'portal.notifications.soFarOff' : 'portal.notifications.soFarOn';
  const hint = form.isChanged(type) ? soFar : notificationHints[type];
  return (
    <Wide>
      <Checkbox
        id={`notification-${type}`}
        name={type}
        label={intl.formatMessage({ id: notificationLabels[type] })}
        hint={hint && intl.formatMessage({ id: hint })}
        checked={isEnabled}
        disabled={form.isSaving}
        onChange={(event) => {
          form.change(type, event.currentTarget.checked);
        }}
      />
    </Wide>
  );
}

function Outcome({ form, onRetry }: { readonly form: FormState; readonly onRetry: () => void }) {
  if (form.isSaved)
    return (
      <LiveFlashMessage type="success">
        <FormattedMessage id="portal.account.saved" />
      </LiveFlashMessage>
    );
  return (
    form.error && (
      <ProblemNotice
        problem={toDataProblem(form.error)}
        isRetrying={form.isSaving}
        onRetry={form.changes.length > 0 ? onRetry : undefined}
      />
    )
  );
}

interface NotificationFormProps {
  readonly stored: StoredNotifications;
  readonly reload: () => Promise<StoredNotifications | undefined>;
}

/** Notification settings of the user; entered values are preserved until they are saved or reset. */
export function NotificationForm({ stored, reload }: NotificationFormProps) {
  const intl = useIntl();
  const form = useNotificationForm({ stored, reload });
  const save = () => {
    // Failures are rendered through `error`.
    form.save().catch(() => undefined);
  };
  const groups = notificationGroups
    .map(({ title, types }) => ({
      title,
      types: types.filter((type) => stored.some((preference) => preference.type === type)),
    }))
    .filter(({ types }) => types.length > 0);
  return (
    <GroupedForm
      $fields="60rem"
      $beside="14rem"
      aria-label={intl.formatMessage({ id: 'portal.notifications.title' })}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {groups.map(({ title, types }) => (
        <Fields key={title}>
          <Legend>
            <FormattedMessage id={title} />
          </Legend>
          {types.map((type) => (
            <Choice key={type} type={type} form={form} />
          ))}
        </Fields>
      ))}
      <Outcome form={form} onRetry={save} />
      <SaveActions isSaving={form.isSaving} isChanged={form.changes.length > 0} onUndo={form.undo} />
    </GroupedForm>
  );
}
