import { Icon, type IconName } from '../icons';
import type { DataLink } from '../Link/Link';
import { Anchor, Frame, Label, List } from './SideButtons.styles';

export interface SideButtonItem {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
  readonly href: string;
  readonly dataLink?: DataLink;
}

export interface SideButtonsProps {
  readonly items: readonly SideButtonItem[];
  readonly label: string;
}

/** Shortcuts at the edge of the window. */
export const SideButtons = ({ items, label }: SideButtonsProps) => (
  <Frame aria-label={label} data-side-buttons>
    <List>
      {items.map(({ id, icon, label: itemLabel, href, dataLink }) => (
        <li key={id}>
          <Anchor href={href} data-link={dataLink}>
            <Icon name={icon} size={24} />
            <Label>{itemLabel}</Label>
          </Anchor>
        </li>
      ))}
    </List>
  </Frame>
);
