'use client';

import { useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import type { CheckboxFieldClientProps } from 'payload';
import { factorMessages } from './factorMessages';
import { FactorOfPerson } from './FactorOfPerson';
import { FactorPanel } from './FactorPanel';
import { EnrolmentView, FactorStatusView, RecoveryCodesView } from './OwnFactor';
import { useFactor, type FactorActions } from './useFactor';

const useMessages = () => {
  const { i18n } = useTranslation();
  return factorMessages(i18n.language);
};

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
    <FactorPanel problem={actions.problem}>
      <Step actions={actions} />
    </FactorPanel>
  );
}

/** The account page of a person, and the form of somebody else, show different actions. */
export function SecondFactorField({ path }: Pick<CheckboxFieldClientProps, 'path'>) {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  if (id === undefined) return null;
  return user?.id === id ? <OwnFactor /> : <FactorOfPerson account={String(id)} path={path} />;
}
