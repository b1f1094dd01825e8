import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Box, Choice, Frame, RequiredMark } from './Field.styles';
import { describeField, FieldError, FieldHint, type FieldProps } from './FieldParts';

type BoxAttributes = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldProps | 'className' | 'style' | 'required' | 'type' | 'children'
>;

export interface CheckboxProps extends Omit<FieldProps, 'label'>, BoxAttributes {
  /** Words, or words with a link in them. */
  readonly label: ReactNode;
}

/** A yes or no. Takes every attribute of `input` besides. */
export const Checkbox = ({
  id,
  name,
  label,
  error,
  hint,
  isRequired = false,
  requiredLabel,
  ...attributes
}: CheckboxProps) => (
  <Frame>
    <Choice htmlFor={id}>
      <Box
        {...attributes}
        {...describeField({ id, error, hint })}
        id={id}
        name={name}
        type="checkbox"
        required={isRequired}
      />
      <span>
        {label}
        {isRequired && requiredLabel && <RequiredMark> {requiredLabel}</RequiredMark>}
      </span>
    </Choice>
    <FieldHint id={id} hint={hint} />
    <FieldError id={id} error={error} />
  </Frame>
);
