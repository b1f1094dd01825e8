import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Icon, type IconName } from '../icons';
import { Spinner } from '../Spinner/Spinner';
import { Busy, Content, Frame, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  /** Hides the content, keeps the width, shows a spinner and disables the button. */
  readonly isLoading?: boolean;
  /** What the button says while it loads. */
  readonly loadingLabel?: string;
  readonly children: ReactNode;
}

/** A button that acts. For going somewhere use `ButtonLink`. */
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
