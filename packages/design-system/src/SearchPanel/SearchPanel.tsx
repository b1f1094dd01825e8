import type { ReactNode } from 'react';
import { IconButton } from '../Button/IconButton';
import { Icon } from '../icons';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Control, Sheet } from './SearchPanel.styles';

export interface SearchPanelProps {
  /** Unique in the page; the `popovertarget` of the button. */
  readonly id: string;
  /** Name of button and panel: "Search". Only the icon of the button is visible. */
  readonly label: string;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** The search page, for browsers without popovers. */
  readonly href: string;
  /** The search field. */
  readonly children: ReactNode;
}

/** Button of the header that opens the search; the browser opens, closes and moves the focus, without JavaScript. */
export const SearchPanel = ({ id, label, closeLabel, href, children }: SearchPanelProps) => (
  <>
    <Control as="button" type="button" popoverTarget={id}>
      <Icon name="search" size={16} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Control>
    <Control href={href} data-link="route">
      <Icon name="search" size={16} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Control>
    <Sheet id={id} popover="auto" role="dialog" aria-label={label} data-tone="paper">
      {children}
      <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
    </Sheet>
  </>
);
