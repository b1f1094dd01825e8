import type { ReactNode } from 'react';
import { FaultSign } from '../FaultSign/FaultSign';
import { ErrorText, Hint, Mark } from './Field.styles';

export interface FieldProps {
  /** Unique in the page: connects label, hint and error with the field. */
  readonly id: string;
  /** Name of the submitted value. */
  readonly name: string;
  /** One to three words; always visible, never a placeholder. */
  readonly label: string;
  /** Error message; marks the field as invalid. */
  readonly error?: string;
  /** Help before typing: format, unit, reason. */
  readonly hint?: string;
  /** Only for fields without which the form cannot be sent. */
  readonly isRequired?: boolean;
  /** Appended to the label: "(required)", or "(optional)" if most fields are required. */
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
