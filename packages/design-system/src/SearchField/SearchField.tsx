import { Button } from '../Button/Button';
import { TextField } from '../Field/TextField';
import { Frame } from './SearchField.styles';

export interface SearchFieldProps {
  readonly id: string;
  /** The query parameter that carries the words. */
  readonly name: string;
  readonly label: string;
  readonly buttonLabel: string;
  readonly defaultValue?: string;
  /** The address that answers; left out: the page's own. */
  readonly action?: string;
}

/** A search that works without script: the words travel as a query parameter. */
export const SearchField = ({ id, name, label, buttonLabel, defaultValue, action }: SearchFieldProps) => (
  <Frame role="search" method="get" action={action}>
    <TextField
      id={id}
      name={name}
      type="search"
      label={label}
      defaultValue={defaultValue}
      maxLength={200}
      enterKeyHint="search"
    />
    <Button type="submit">{buttonLabel}</Button>
  </Frame>
);
