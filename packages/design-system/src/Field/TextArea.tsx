import type { ComponentPropsWithRef } from 'react';
import { Area, Frame, Label } from './Field.styles';
import { describeField, FieldError, FieldHint, FieldLabelText, type FieldProps } from './FieldParts';

type AreaAttributes = Omit<
  ComponentPropsWithRef<'textarea'>,
  keyof FieldProps | 'className' | 'style' | 'required'
>;

export interface TextAreaProps extends FieldProps, AreaAttributes {}

/** Multi-line input; accepts all attributes of `textarea`. */
export const TextArea = ({
  id,
  name,
  label,
  error,
  hint,
  isRequired = false,
  mark,
  rows = 5,
  ...attributes
}: TextAreaProps) => (
  <Frame>
    <Label htmlFor={id}>
      <FieldLabelText label={label} mark={mark} />
    </Label>
    <FieldHint id={id} hint={hint} />
    <Area
      {...attributes}
      {...describeField({ id, error, hint })}
      id={id}
      name={name}
      rows={rows}
      required={isRequired}
    />
    <FieldError id={id} error={error} />
  </Frame>
);
