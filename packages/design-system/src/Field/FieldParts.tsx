import type { ReactNode } from 'react';
import { FaultSign } from '../FaultSign/FaultSign';
import { ErrorText, Hint, Mark } from './Field.styles';

export interface FieldProps {
  /** Unique in the page: ties label, hint and error to the field. */
  readonly id: string;
  /** Under which the value is sent. */
  readonly name: string;
  /** What is asked for, in one to three words; always in sight, never as a placeholder. */
  readonly label: string;
  /** What is wrong, in words for the reader; its presence marks the field as invalid. */
  readonly error?: string;
  /** What helps before typing: the form, the unit, why it is asked. */
  readonly hint?: string;
  /** Where the form cannot be sent without; ask for nothing else. */
  readonly isRequired?: boolean;
  /** Said lightly after the label: "(required)", or "(optional)" where most fields are required. */
  readonly mark?: string | undefined;
}

/** The attributes that tie a control to its hint and its error. */
export function describeField({ id, error, hint }: Pick<FieldProps, 'id' | 'error' | 'hint'>) {
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined };
}

export const FieldLabelText = ({ label, mark }: { label: ReactNode; mark: FieldProps['mark'] }) => (
  <>
    {label}
    {mark && <Mark> {mark}</Mark>}
  </>
);

export const FieldHint = ({ id, hint }: Pick<FieldProps, 'id' | 'hint'>) =>
  hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null;

export const FieldError = ({ id, error }: Pick<FieldProps, 'id' | 'error'>) =>
  error ? (
    <ErrorText id={`${id}-error`}>
      <FaultSign size={16} />
      <span>{error}</span>
    </ErrorText>
  ) : null;
