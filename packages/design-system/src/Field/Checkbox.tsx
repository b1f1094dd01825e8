import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Box, Choice, Frame } from './Field.styles';
import { describeField, FieldError, FieldHint, FieldLabelText, type FieldProps } from './FieldParts';

type BoxAttributes = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldProps | 'className' | 'style' | 'required' | 'type' | 'children'
>;

export interface CheckboxProps extends Omit<FieldProps, 'label'>, BoxAttributes {
  /** Text, optionally with a link. */
  readonly label: ReactNode;
}

/** Checkbox with a label; accepts all attributes of `input`. */
export const Checkbox = ({
  id,
  name,
  label,
  error,
  hint,
  isRequired = false,
  mark,
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
        <FieldLabelText label={label} mark={mark} />
      </span>
    </Choice>
    <FieldHint id={id} hint={hint} />
    <FieldError id={id} error={error} />
  </Frame>
);
