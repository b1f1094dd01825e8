import type { ComponentPropsWithRef } from 'react';
import { Frame, Input, Label } from './Field.styles';
import { describeField, FieldError, FieldHint, FieldLabelText, type FieldProps } from './FieldParts';

type InputAttributes = Omit<
  ComponentPropsWithRef<'input'>,
  keyof FieldProps | 'className' | 'style' | 'required'
>;

export interface TextFieldProps extends FieldProps, InputAttributes {
  /** Input type: selects the keyboard on phones and the browser's autofill. */
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'password' | 'search' | 'number' | 'date' | 'file';
}

/** Single-line input; accepts all attributes of `input`. */
export const TextField = ({
  id,
  name,
  label,
  error,
  hint,
  isRequired = false,
  mark,
  type = 'text',
  ...attributes
}: TextFieldProps) => (
  <Frame>
    <Label htmlFor={id}>
      <FieldLabelText label={label} mark={mark} />
    </Label>
    <FieldHint id={id} hint={hint} />
    <Input
      {...attributes}
      {...describeField({ id, error, hint })}
      id={id}
      name={name}
      type={type}
      required={isRequired}
    />
    <FieldError id={id} error={error} />
  </Frame>
);
