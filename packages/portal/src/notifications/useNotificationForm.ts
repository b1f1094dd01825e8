'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { z } from 'zod';

import type { NotificationsQuery, NotificationType } from '../__generated__/customer/graphql';
import { useDraft } from '../data/useDraft';

import { UpdateNotificationsDocument } from './notifications.customerQuery';

export type StoredNotifications = NonNullable<NotificationsQuery['notificationPreferences']>['notifications'];

/** Entered choices by notification type. */
const draftSchema = z.record(z.string(), z.boolean());

interface NotificationFormInput {
  readonly stored: StoredNotifications;
  /** Refetches the stored preferences; undefined if that fails. */
  readonly reload: () => Promise<StoredNotifications | undefined>;
}

export function useNotificationForm({ stored, reload }: NotificationFormInput) {
  const [entered, setEntered, clear] = useDraft('notifications', draftSchema, {});
  const [isSaved, setSaved] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const [update, { loading, error, reset }] = useMutation(UpdateNotificationsDocument);
  const listChanges = (current: StoredNotifications) =>
    current
      .map(({ type, isEnabled }) => ({ type, isEnabled: entered[type] ?? isEnabled }))
      .filter(({ isEnabled }, index) => isEnabled !== current[index]?.isEnabled);
  const changes = listChanges(stored);
  const finish = () => {
    reset();
    clear();
    setSaved(true);
  };
  /** The service may have stored the changes although its response was lost. */
  const check = async () => {
    setChecking(true);
    const current = await reload();
    setChecking(false);
    if (current && listChanges(current).length === 0) finish();
  };
  const save = async () => {
    setSaved(false);
    try {
      await update({ variables: { changes } });
    } catch {
      await check();
      return;
    }
    finish();
  };
  return {
    changes,
    error,
    isSaved: isSaved && changes.length === 0,
    isSaving: loading || isChecking,
    isEnabled: (type: NotificationType) =>
      entered[type] ?? stored.some((preference) => preference.type === type && preference.isEnabled),
    isChanged: (type: NotificationType) => changes.some((change) => change.type === type),
    change: (type: NotificationType, isEnabled: boolean) => {
      setSaved(false);
      setEntered({ ...entered, [type]: isEnabled });
    },
    save,
    undo: () => {
      setSaved(false);
      reset();
      clear();
    },
  };
}
