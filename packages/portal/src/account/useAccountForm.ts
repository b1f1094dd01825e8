'use client';

import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { parseAccountForm, type AccountProblem, type AccountValues } from '@kmx/core/portal';

import type { ActionRefusalCode } from '../__generated__/customer/graphql';
import { useDraft } from '../data/useDraft';

import { UpdateAccountDocument } from './account.customerQuery';
import {
  accountEntriesSchema,
  toAccountEntries,
  type AccountRecord,
  type CountryChoice,
} from './accountEntries';

interface AccountFormInput {
  readonly me: AccountRecord;
  readonly countries: readonly CountryChoice[];
  /** Called after the service has stored the values; the form stays busy until it resolves. */
  readonly onSaved: (values: AccountValues) => Promise<void>;
}

/** State of the account settings: entries, validation problems and saving. */
export function useAccountForm({ me, countries, onSaved }: AccountFormInput) {
  const [entries, setEntries, clear, isChanged] = useDraft(
    'account',
    accountEntriesSchema,
    toAccountEntries(me),
  );
  const [hasTried, setTried] = useState(false);
  const [rejection, setRejection] = useState<ActionRefusalCode>();
  const [isFollowing, setFollowing] = useState(false);
  const [updateAccount, { loading, error, reset }] = useMutation(UpdateAccountDocument);
  const parsed = parseAccountForm(entries, countries);
  const noProblems: readonly AccountProblem[] = [];
  const store = async (values: AccountValues) => {
    const { data } = await updateAccount({ variables: { input: values } });
    const response = data?.updateAccount;
    if (response?.__typename === 'ActionRefused') setRejection(response.code);
    if (response?.__typename !== 'AccountUpdated') return;
    setTried(false);
    clear();
    setFollowing(true);
    await onSaved(values);
    setFollowing(false);
  };
  return {
    entries,
    setEntries,
    isChanged,
    problems: hasTried && !parsed.ok ? parsed.error : noProblems,
    rejection,
    error,
    isSaving: loading || isFollowing,
    undo: () => {
      setTried(false);
      setRejection(undefined);
      reset();
      clear();
    },
    /** Returns true if the entries are valid and are being saved. */
    submit: (): boolean => {
      setTried(true);
      setRejection(undefined);
      if (!parsed.ok) return false;
      // Failures are rendered through `error`.
      store(parsed.value).catch(() => undefined);
      return true;
    },
  };
}
