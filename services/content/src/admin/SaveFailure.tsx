'use client';

import {
  Banner,
  useAllFormFields,
  useDocumentInfo,
  useForm,
  useFormBackgroundProcessing,
  useFormSubmitted,
  useTranslation,
} from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { formMessages } from './formMessages';
import { openField } from './openField';

interface Problem {
  path: string;
  message: string;
}

type Fields = ReturnType<typeof useAllFormFields>[0];

interface Failure {
  problems: readonly Problem[];
  /** True once the fields have received their errors, shortly after the form has failed. */
  isSettled: boolean;
  /** Time of the last save; a later one clears the failure. */
  savedAt: unknown;
}

const findProblems = (fields: Fields): Problem[] =>
  Object.entries(fields).flatMap(([path, { errorMessage, valid }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  );

/**
 * Returns true if the last autosave is over and has saved nothing. The form alone does not say so: after a successful one
 * it is still invalid for a moment, and a form with missing fields stays invalid.
 */
const useAutosaveFailed = (savedAt: unknown): boolean => {
  const isSaving = useFormBackgroundProcessing();
  const [attempt, setAttempt] = useState<{ savedAt: unknown }>();
  const [wasSaving, setWasSaving] = useState(false);
  if (isSaving !== wasSaving) {
    setWasSaving(isSaving);
    if (isSaving) setAttempt({ savedAt });
  }
  return !isSaving && attempt !== undefined && attempt.savedAt === savedAt;
};

/**
 * Returns the failure of the last autosave. Payload shows field errors only after a submission; those of an
 * autosave would be hidden next to the time of an earlier save.
 */
const useFailure = (): Failure | undefined => {
  const { isValid, setSubmitted } = useForm();
  const isSubmitted = useFormSubmitted();
  const [fields] = useAllFormFields();
  const { data } = useDocumentInfo();
  const savedAt: unknown = data?.['updatedAt'];
  const [failure, setFailure] = useState<Failure>();
  const hasSavedNothing = useAutosaveFailed(savedAt);
  const hasFailed = hasSavedNothing && !isValid && !isSubmitted;
  const current = failure?.savedAt === savedAt ? failure : undefined;
  const problems = current?.isSettled === false ? findProblems(fields) : [];
  if (hasFailed && current?.isSettled !== false) setFailure({ problems: [], isSettled: false, savedAt });
  else if (!hasFailed && problems.length > 0) setFailure({ problems, isSettled: true, savedAt });
  useEffect(() => {
    if (hasFailed) setSubmitted(true);
  }, [hasFailed, setSubmitted]);
  return current;
};

/** Replaces the time of the last save after a failure; each reason links to its field. */
export function SaveFailure() {
  const failure = useFailure();
  const { docConfig } = useDocumentInfo();
  const { i18n } = useTranslation();
  if (!failure) return null;
  const { notSaved, notSavedReason } = formMessages(i18n.language);
  return (
    <div className="kmx-not-saved" role="alert">
      <Banner type="error">
        <strong>{notSaved}</strong>
        {failure.problems.length === 0 && <span>{notSavedReason}</span>}
        {failure.problems.map(({ path, message }) => (
          <button key={path} type="button" onClick={() => openField(docConfig?.fields ?? [], path)}>
            {message}
          </button>
        ))}
      </Banner>
    </div>
  );
}
