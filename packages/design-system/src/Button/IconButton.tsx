import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconName } from '../icons';
import { Round } from './Button.styles';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'className' | 'style' | 'children'
> {
  /** Icon that is understood without a label: close, search, remove. */
  readonly icon: IconName;
  /** Size of the icon in px; the button is 40 or 48 px (specification, section 9). */
  readonly size?: 16 | 24;
  /** Verb and object, announced and shown as the tooltip: "Remove Alpha 530". */
  readonly label: string;
}

/** Button with an icon only; its label is its accessible name. */
export const IconButton = ({ icon, size = 24, label, type = 'button', ...attributes }: IconButtonProps) => (
  <Round {...attributes} type={type} aria-label={label} title={label} $size={size}>
    <Icon name={icon} size={size} />
  </Round>
);
