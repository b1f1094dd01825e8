import { useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import { z } from 'zod';
import { requestAccount, type Outcome } from './accountRequests';
import { factorMessages } from './factorMessages';

const statusSchema = z.object({
  isSet: z.boolean(),
  isRequired: z.boolean(),
  recoveryCodesLeft: z.number(),
});
const enrolmentSchema = z.object({ enrolment: z.string(), secret: z.string(), picture: z.string() });
const codesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export const endedSchema = z.object({ isSet: z.boolean() });

export type FactorStatus = z.infer<typeof statusSchema>;

const loadStatus = (language: string): Promise<Outcome<FactorStatus>> =>
  requestAccount('second-factor', statusSchema, language);

export type Enrolment = z.infer<typeof enrolmentSchema>;

export interface Proof {
  password: string;
  code: string;
}

/** Shown next: the status, a device that is being set up, or the recovery codes, once. */
export type FactorStep =
  | { kind: 'loading' }
  | { kind: 'status'; status: FactorStatus }
  | { kind: 'enrolling'; enrolment: Enrolment }
  | { kind: 'codes'; codes: readonly string[] };

/** The second factor of the signed-in person. */
export const useFactor = () => {
  const { i18n } = useTranslation();
  const { language } = i18n;
  const [step, setStep] = useState<FactorStep>({ kind: 'loading' });
  const [problem, setProblem] = useState<string>();

  const show = useCallback(
    (result: Outcome<FactorStatus>): void => {
      if (result.ok) setStep({ kind: 'status', status: result.value });
      else setProblem(result.message ?? factorMessages(language).failed);
    },
    [language],
  );
  const load = async (): Promise<void> => show(await loadStatus(language));
  useEffect(() => void loadStatus(language).then(show), [language, show]);

  const send = async <Value>(
    path: string,
    schema: z.ZodType<Value>,
    body: object,
    apply: (value: Value) => unknown,
  ): Promise<void> => {
    const result = await requestAccount(`second-factor/${path}`, schema, language, body);
    setProblem(result.ok ? undefined : (result.message ?? factorMessages(language).failed));
    if (result.ok) apply(result.value);
  };
  const showCodes = ({ recoveryCodes: codes }: z.infer<typeof codesSchema>): void =>
    setStep({ kind: 'codes', codes });

  return {
    step,
    problem,
    load,
    begin: (proof: Proof) =>
      send('enrolment', enrolmentSchema, proof, (enrolment) => setStep({ kind: 'enrolling', enrolment })),
    confirm: (enrolment: string, code: string) =>
      send('confirmation', codesSchema, { enrolment, code }, showCodes),
    renewCodes: (proof: Proof) => send('recovery-codes', codesSchema, proof, showCodes),
    remove: (proof: Proof) => send('removal', endedSchema, proof, load),
  };
};

export type FactorActions = ReturnType<typeof useFactor>;
