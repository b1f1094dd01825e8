import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icons';
import { Spinner } from '../Spinner/Spinner';
import { Busy, Content, Frame, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /**
   * `primary` for the main action of a view, `secondary` beside it, `ghost` in rows and bars, `inverse` on pictures,
   * `danger` to confirm a deletion.
   */
  readonly variant?: ButtonVariant;
  /** `s` in table rows, cards and bars; `m` everywhere else. */
  readonly size?: ButtonSize;
  /** Icon before the label, if it helps to recognise the action; 16 px. */
  readonly icon?: IconName;
  /** Hides the content, preserves the width, shows a spinner and disables the button. */
  readonly isLoading?: boolean;
  /** Accessible label while loading. */
  readonly loadingLabel?: string;
  /** Verb and object: "Send request". */
  readonly children: ReactNode;
}

/** Button for an action; use `ButtonLink` for navigation. */
export const Button = ({
  variant = 'primary',
  size = 'm',
  icon,
  isLoading = false,
  loadingLabel = '',
  type = 'button',
  disabled = false,
  children,
  ...attributes
}: ButtonProps) => (
  <Frame
    {...attributes}
    type={type}
    disabled={disabled || isLoading}
    aria-busy={isLoading || undefined}
    $variant={variant}
    $size={size}
  >
    <Content $isHidden={isLoading}>
      {icon && <Icon name={icon} size={16} />}
      <span>{children}</span>
    </Content>
    {isLoading && (
      <Busy>
        <Spinner label={loadingLabel} />
      </Busy>
    )}
  </Frame>
);
