import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../icons';
import { Frame, Label, SelectControl, SelectFrame, SelectSign } from './Field.styles';
import { describeField, FieldError, FieldHint, FieldLabelText, type FieldProps } from './FieldParts';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

type SelectAttributes = Omit<
  ComponentPropsWithRef<'select'>,
  keyof FieldProps | 'className' | 'style' | 'required' | 'children' | 'multiple'
>;

export interface SelectProps extends FieldProps, SelectAttributes {
  /** Six or more, in an order the reader expects; fewer belong in a `RadioGroup`. */
  readonly options: readonly SelectOption[];
  /** Text of an empty first option. */
  readonly placeholder?: string;
}

/** Choice from a list, with the system's own menu; accepts all attributes of `select`. */
export const Select = ({
  id,
  name,
  label,
  error,
  hint,
  isRequired = false,
  mark,
  options,
  placeholder,
  ...attributes
}: SelectProps) => (
  <Frame>
    <Label htmlFor={id}>
      <FieldLabelText label={label} mark={mark} />
    </Label>
    <FieldHint id={id} hint={hint} />
    <SelectFrame>
      <SelectControl
        {...attributes}
        {...describeField({ id, error, hint })}
        id={id}
        name={name}
        required={isRequired}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: optionLabel, isDisabled }) => (
          <option key={value} value={value} disabled={isDisabled}>
            {optionLabel}
          </option>
        ))}
      </SelectControl>
      <SelectSign>
        <Icon name="chevron-down" size={16} />
      </SelectSign>
    </SelectFrame>
    <FieldError id={id} error={error} />
  </Frame>
);
