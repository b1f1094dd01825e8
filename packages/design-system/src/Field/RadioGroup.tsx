import type { ComponentPropsWithRef } from 'react';
import { Choice, Choices, Dot, Frame, Group, Legend } from './Field.styles';
import { describeField, FieldError, FieldHint, FieldLabelText, type FieldProps } from './FieldParts';

export interface RadioOption {
  readonly value: string;
  readonly label: string;
  readonly isDisabled?: boolean;
}

export interface RadioGroupProps extends FieldProps {
  /** Two to five, by frequency or by size; more belong in a `Select`. */
  readonly options: readonly RadioOption[];
  /** Selected value of a controlled group; requires `onChange`. */
  readonly value?: string;
  /** Most frequent choice; omit it if no suggestion is allowed. */
  readonly defaultValue?: string;
  /** Called for each choice of a controlled group. */
  readonly onChange?: ComponentPropsWithRef<'input'>['onChange'];
}

/** Choice of a few visible options. The group has the id, its radio buttons `{id}-{value}`. */
export const RadioGroup = ({
  id,
  name,
  label,
  error,
  hint,
  isRequired = false,
  mark,
  options,
  value,
  defaultValue,
  onChange,
}: RadioGroupProps) => (
  <Frame>
    <Group id={id} tabIndex={-1} aria-describedby={describeField({ id, error, hint })['aria-describedby']}>
      <Legend>
        <FieldLabelText label={label} mark={mark} />
      </Legend>
      <FieldHint id={id} hint={hint} />
      <Choices>
        {options.map((option) => (
          <Choice key={option.value} htmlFor={`${id}-${option.value}`}>
            <Dot
              id={`${id}-${option.value}`}
              name={name}
              type="radio"
              value={option.value}
              required={isRequired}
              disabled={option.isDisabled}
              aria-invalid={error ? true : undefined}
              onChange={onChange}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
            />
            <span>{option.label}</span>
          </Choice>
        ))}
      </Choices>
    </Group>
    <FieldError id={id} error={error} />
  </Frame>
);
