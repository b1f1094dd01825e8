'use client';

import {
  Banner,
  useAllFormFields,
  useDocumentInfo,
  useForm,
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
  fields: Fields;
  problems: readonly Problem[];
  /** When the form was saved last: a later time ends the failure. */
  savedAt: unknown;
}

const findProblems = (fields: Fields): Problem[] =>
  Object.entries(fields).flatMap(([path, { errorMessage, valid }]) =>
    valid === false && errorMessage ? [{ path, message: errorMessage }] : [],
  );

/**
 * The failure of the last autosave. Payload shows errors of fields only after a submission, which an autosave is not: its
 * errors would be hidden, beside the time of an earlier save.
 */
const useFailure = (): Failure | undefined => {
  const { isValid, setSubmitted } = useForm();
  const isSubmitted = useFormSubmitted();
  const [fields] = useAllFormFields();
  const { lastUpdateTime } = useDocumentInfo();
  const [failure, setFailure] = useState<Failure>();
  const hasFailed = !isValid && !isSubmitted;
  if (hasFailed && failure?.fields !== fields)
    setFailure({ fields, problems: findProblems(fields), savedAt: lastUpdateTime });
  useEffect(() => {
    if (hasFailed) setSubmitted(true);
  }, [hasFailed, setSubmitted]);
  return failure?.savedAt === lastUpdateTime ? failure : undefined;
};

/** Replaces the time of the last save after one that failed; each reason opens its field. */
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
