import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icons';
import type { DataLink } from '../Link/Link';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { AnchorFrame, Content, type ButtonSize, type ButtonVariant } from './Button.styles';

export interface ButtonLinkProps {
  readonly href: string;
  /** A link takes nothing away. */
  readonly variant?: Exclude<ButtonVariant, 'danger'>;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
  readonly openInNewTab?: boolean;
  /** Said after the text when the link opens a new tab. */
  readonly newTabLabel?: string;
  /** How a click is handled: in the app, by the browser, or as a named action. */
  readonly dataLink?: DataLink;
  readonly hrefLang?: string;
  /** A file name, or true: the link saves instead of opening. */
  readonly download?: string | boolean;
  readonly children: ReactNode;
}

/** A link that looks like a button. */
export const ButtonLink = ({
  href,
  variant = 'primary',
  size = 'm',
  icon,
  openInNewTab = false,
  newTabLabel,
  dataLink,
  hrefLang,
  download,
  children,
}: ButtonLinkProps) => (
  <AnchorFrame
    href={href}
    hrefLang={hrefLang}
    download={download}
    data-link={dataLink}
    target={openInNewTab ? '_blank' : undefined}
    rel={openInNewTab ? 'noopener' : undefined}
    $variant={variant}
    $size={size}
  >
    <Content>
      <span>{children}</span>
      {icon && <Icon name={icon} size={16} />}
      {openInNewTab && newTabLabel && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
    </Content>
  </AnchorFrame>
);
