import type { ReactNode } from 'react';
import { Button } from '../Button/Button';
import type { IconName } from '../icons';
import { Sheet } from './SheetButton.styles';

export interface SheetButtonProps {
  /** Id of the sheet, unique in the page. */
  readonly id: string;
  /** Icon before the label. */
  readonly icon?: IconName;
  /** Label of the button and accessible name of the sheet. */
  readonly label: string;
  /** A few choices with immediate effect; a form with a submit button belongs in a `Dialog`. */
  readonly children: ReactNode;
}

/** Small button with a sheet of choices; the browser opens and closes it and moves the focus. */
export const SheetButton = ({ id, icon, label, children }: SheetButtonProps) => (
  <>
    <Button variant="secondary" size="s" icon={icon} popoverTarget={id}>
      {label}
    </Button>
    <Sheet id={id} popover="auto" role="dialog" aria-label={label} data-tone="paper">
      {children}
    </Sheet>
  </>
);
