import type { ComponentPropsWithRef } from 'react';
import { IconButton } from '../Button/IconButton';
import { Surface } from '../ContactPanel/ContactPanel.styles';
import { Body, Header, Title } from '../Panel/Panel.styles';

export interface PopoverPanelProps extends Omit<
  ComponentPropsWithRef<'div'>,
  'className' | 'style' | 'popover' | 'role'
> {
  /** Id for the `popovertarget` of the button. */
  readonly id: string;
  /** Heading and accessible name of the panel. */
  readonly title: string;
  /** Label of the close button. */
  readonly closeLabel: string;
}

/**
 * Panel above the page, opened by any button whose `popovertarget` is its id; the browser opens, closes and moves the
 * focus.
 */
export const PopoverPanel = ({ id, title, closeLabel, children, ...attributes }: PopoverPanelProps) => (
  <Surface
    {...attributes}
    id={id}
    popover="auto"
    role="dialog"
    aria-labelledby={`${id}-title`}
    data-tone="paper"
  >
    <Header as="div">
      <Title id={`${id}-title`}>{title}</Title>
      <IconButton icon="close" label={closeLabel} popoverTarget={id} popoverTargetAction="hide" />
    </Header>
    <Body>{children}</Body>
  </Surface>
);
