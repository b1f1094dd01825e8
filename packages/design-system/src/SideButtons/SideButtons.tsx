import { Icon, type IconName } from '../icons';
import type { DataLink } from '../Link/Link';
import { Anchor, Frame, Label, List } from './SideButtons.styles';

interface SideButtonContent {
  readonly id: string;
  readonly icon: IconName;
  readonly label: string;
}

/** Shortcut to a page, or to the popover with the id `popoverTarget`. */
export type SideButtonItem = SideButtonContent &
  (
    | { readonly href: string; readonly dataLink?: DataLink; readonly popoverTarget?: undefined }
    | { readonly popoverTarget: string; readonly href?: undefined }
  );

export interface SideButtonsProps {
  /** One to four shortcuts for every page: contact, comparison, news. */
  readonly items: readonly SideButtonItem[];
  /** Accessible name of the list: "Shortcuts". */
  readonly label: string;
}

function SideButton({ item }: { item: SideButtonItem }) {
  const face = (
    <>
      <Icon name={item.icon} size={24} />
      <Label>{item.label}</Label>
    </>
  );
  if (item.popoverTarget === undefined)
    return (
      <Anchor href={item.href} data-link={item.dataLink}>
        {face}
      </Anchor>
    );
  return (
    <Anchor as="button" type="button" popoverTarget={item.popoverTarget}>
      {face}
    </Anchor>
  );
}

export const SideButtons = ({ items, label }: SideButtonsProps) => (
  <Frame aria-label={label} data-side-buttons>
    <List>
      {items.map((item) => (
        <li key={item.id}>
          <SideButton item={item} />
        </li>
      ))}
    </List>
  </Frame>
);
