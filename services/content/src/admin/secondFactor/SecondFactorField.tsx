'use client';

import { Banner, Button, useAuth, useDocumentInfo, useField, useTranslation } from '@payloadcms/ui';
import type { CheckboxFieldClientProps } from 'payload';
import { useState, type ReactNode } from 'react';
import { requestAccount } from './accountRequests';
import { factorMessages } from './factorMessages';
import { EnrolmentView, FactorStatusView, RecoveryCodesView } from './OwnFactor';
import { endedSchema, useFactor, type FactorActions } from './useFactor';

const useMessages = () => {
  const { i18n } = useTranslation();
  return factorMessages(i18n.language);
};

function Panel({ problem, children }: { problem: string | undefined; children: ReactNode }) {
  return (
    <section className="field-type kmx-panel kmx-factor" aria-labelledby="factor-heading">
      <h2 id="factor-heading">{useMessages().heading}</h2>
      {problem !== undefined && (
        <div role="alert">
          <Banner type="error">{problem}</Banner>
        </div>
      )}
      {children}
    </section>
  );
}

function Step({ actions }: { actions: FactorActions }) {
  const messages = useMessages();
  const { step } = actions;
  switch (step.kind) {
    case 'loading':
      return null;
    case 'status':
      return <FactorStatusView status={step.status} messages={messages} actions={actions} />;
    case 'enrolling':
      return <EnrolmentView enrolment={step.enrolment} messages={messages} actions={actions} />;
    case 'codes':
      return <RecoveryCodesView codes={step.codes} messages={messages} />;
  }
}

function OwnFactor() {
  const actions = useFactor();
  return (
    <Panel problem={actions.problem}>
      <Step actions={actions} />
    </Panel>
  );
}

/** Administrators see who has a second factor, and reset it. */
function FactorOfPerson({ account, path }: { account: string; path: string }) {
  const messages = useMessages();
  const { value, setValue } = useField<boolean>({ path });
  const { i18n } = useTranslation();
  const [problem, setProblem] = useState<string>();
  const isSet = value === true;
  const reset = async (): Promise<void> => {
    const result = await requestAccount('second-factor/reset', endedSchema, i18n.language, { account });
    setProblem(result.ok ? undefined : (result.message ?? messages.failed));
    if (result.ok) setValue(false, true);
  };
  return (
    <Panel problem={problem}>
      <p>{isSet ? messages.othersIsSet : messages.othersIsMissing}</p>
      {isSet && (
        <Button type="button" buttonStyle="secondary" onClick={() => void reset()}>
          {messages.reset}
        </Button>
      )}
    </Panel>
  );
}

/** The account page of a person, and the form of somebody else, show different actions. */
export function SecondFactorField({ path }: Pick<CheckboxFieldClientProps, 'path'>) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  if (id === undefined) return null;
  return user?.id === id ? <OwnFactor /> : <FactorOfPerson account={String(id)} path={path} />;
}
