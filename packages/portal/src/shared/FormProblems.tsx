'use client';

import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { FormMessageSummary } from '@kmx/design-system';

interface FormProblemsProps {
  readonly messages: readonly { readonly fieldId: string; readonly text: string }[];
  /** Number of attempts to submit invalid entries. */
  readonly tries: number;
}

/** Validation errors, each with a link to its field; receives the focus after each attempt. */
export function FormProblems({ messages, tries }: FormProblemsProps) {
  const intl = useIntl();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) summary.current?.focus();
  }, [tries]);
  return (
    <FormMessageSummary
      ref={summary}
      title={intl.formatMessage({ id: 'portal.account.errors' }, { count: messages.length })}
      messages={messages}
    />
  );
}
