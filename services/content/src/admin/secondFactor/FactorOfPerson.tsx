import {
  Button,
  ConfirmationModal,
  useDocumentInfo,
  useField,
  useModal,
  useTranslation,
} from '@payloadcms/ui';
import { useState } from 'react';
import { z } from 'zod';
import { requestAccount } from './accountRequests';
import { factorMessages } from './factorMessages';
import { FactorPanel } from './FactorPanel';
import { endedSchema } from './useFactor';

const modalSlug = 'reset-second-factor';
const savedSchema = z.object({ email: z.string() });

/** Administrators see who has a second factor, and reset it. */
export function FactorOfPerson({ account, path }: { account: string; path: string }) {
  const { i18n } = useTranslation();
  const messages = factorMessages(i18n.language);
  const { value, setValue } = useField<boolean>({ path });
  const { data } = useDocumentInfo();
  const { openModal } = useModal();
  const [problem, setProblem] = useState<string>();
  const isSet = value === true;
  // As stored: the address in the form may have been changed.
  const email = savedSchema.safeParse(data).data?.email ?? account;
  const reset = async (): Promise<void> => {
    const result = await requestAccount('second-factor/reset', endedSchema, i18n.language, { account });
    setProblem(result.ok ? undefined : (result.message ?? messages.failed));
    if (result.ok) setValue(false, true);
  };
  return (
    <FactorPanel problem={problem}>
      <p>{isSet ? messages.othersIsSet : messages.othersIsMissing}</p>
      {isSet && (
        <Button type="button" buttonStyle="secondary" onClick={() => openModal(modalSlug)}>
          {messages.reset}
        </Button>
      )}
      <ConfirmationModal
        modalSlug={modalSlug}
        heading={messages.resetHeading}
        body={messages.resetQuestion(email)}
        confirmLabel={messages.resetConfirm}
        cancelLabel={messages.cancel}
        onConfirm={reset}
      />
    </FactorPanel>
  );
}
