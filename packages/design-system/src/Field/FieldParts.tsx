import type { ReactNode } from 'react';
import { FaultSign } from '../FaultSign/FaultSign';
import { ErrorText, Hint, Mark } from './Field.styles';

export interface FieldProps {
  /** Unique in the page: ties label, hint and error to the field. */
  readonly id: string;
  /** Under which the value is sent. */
  readonly name: string;
  /** One to three words; always visible, never a placeholder. */
  readonly label: string;
  /** Error message; marks the field as invalid. */
  readonly error?: string;
  /** Help before typing: format, unit, reason. */
  readonly hint?: string;
  /** Only for fields that the form cannot be sent without. */
  readonly isRequired?: boolean;
  /** Said lightly after the label: "(required)", or "(optional)" where most fields are required. */
  readonly mark?: string | undefined;
}

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
