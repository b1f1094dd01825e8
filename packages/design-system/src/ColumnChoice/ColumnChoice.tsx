import { Checkbox } from '../Field/Checkbox';
import type { IconName } from '../icons';
import { SheetButton } from '../SheetButton/SheetButton';
import { Legend, List } from './ColumnChoice.styles';

export interface ColumnChoiceOption<TId extends string> {
  readonly id: TId;
  readonly label: string;
  /** True for a column that cannot be hidden. */
  readonly isFixed?: boolean;
}

export interface ColumnChoiceProps<TId extends string> {
  /** Unique in the page. */
  readonly id: string;
  /** Icon before the label, for toolbars. */
  readonly icon?: IconName;
  /** Label of the button: "Columns". */
  readonly label: string;
  /** Heading of the checkboxes: "Columns shown". */
  readonly title: string;
  /** In the order of the columns. */
  readonly options: readonly ColumnChoiceOption<TId>[];
  /** Ids of the visible columns. */
  readonly chosen: readonly TId[];
  /** Called with the chosen columns in the order of `options`. */
  readonly onChange: (chosen: readonly TId[]) => void;
}

/**
 * Button with checkboxes for the columns of a table, or other choices; the browser opens and closes it and moves the
 * focus.
 */
export const ColumnChoice = <TId extends string>({
  id,
  icon = 'view',
  label,
  title,
  options,
  chosen,
  onChange,
}: ColumnChoiceProps<TId>) => {
  const toggle = (toggled: TId) =>
    onChange(
      options
        .map((option) => option.id)
        .filter((each) => (each === toggled ? !chosen.includes(each) : chosen.includes(each))),
    );
  return (
    <SheetButton id={id} icon={icon} label={label}>
      <List>
        <Legend>{title}</Legend>
        {options.map((option) => (
          <Checkbox
            key={option.id}
            id={`${id}-${option.id}`}
            name={id}
            label={option.label}
            checked={chosen.includes(option.id)}
            disabled={option.isFixed}
            onChange={() => toggle(option.id)}
          />
        ))}
      </List>
    </SheetButton>
  );
};
