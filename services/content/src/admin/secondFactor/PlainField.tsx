import type { KeyboardEvent } from 'react';

interface PlainFieldProps {
  id: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  name?: string;
  autoComplete: string;
  hint?: string;
  value: string;
  onChange: (value: string) => void;
  /** Handles Enter, which would submit the form around the field. */
  onEnter?: () => void;
  autoFocus?: boolean;
}

/** A field that looks like those of Payload and belongs to none of its forms. */
export function PlainField(props: PlainFieldProps) {
  const { id, label, type = 'text', name, autoComplete, hint, value, onChange, onEnter, autoFocus } = props;
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !onEnter) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <div className={`field-type ${type}`}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <input
          id={id}
          type={type}
          name={name}
          autoComplete={autoComplete}
          aria-describedby={hint === undefined ? undefined : `${id}-hint`}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={handleKey}
          autoFocus={autoFocus}
        />
      </div>
      {hint !== undefined && (
        <div className="field-description" id={`${id}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
