import type { ReactNode } from 'react';
import { FaultSign } from '../FaultSign/FaultSign';
import { Icon } from '../icons';
import type { DataLink } from '../Link/Link';
import { Anchor, Body, Close, Frame, Sign, Title, type FlashMessageType } from './FlashMessage.styles';

export interface FlashMessageProps {
  /** A few words; omit it if the text is one sentence. */
  readonly title?: string;
  /** `info` for information, `success` for a completed action, `error` for a failure, which interrupts the reader. */
  readonly type?: FlashMessageType;
  /** Next step: to fix the problem, or to read more. */
  readonly link?: { readonly text: string; readonly href: string; readonly dataLink?: DataLink };
  /** Part of the page from the start: not announced, not closable. */
  readonly isStatic?: boolean;
  /** Fixed at the lower right of the window. */
  readonly isFloating?: boolean;
  /** Close button; never on a static message. */
  readonly closeControl?: ReactNode;
  /** One or two sentences: consequences first, then the next step. */
  readonly children: ReactNode;
}

const signs = {
  info: <Icon name="info" size={24} />,
  success: <Icon name="check" size={24} />,
  error: <FaultSign size={24} />,
} satisfies Record<FlashMessageType, ReactNode>;

function decideRole(type: FlashMessageType, isStatic: boolean): 'alert' | 'status' | undefined {
  if (isStatic) return undefined;
  return type === 'error' ? 'alert' : 'status';
}

/** Message with information, success or error; the parent hides it. */
export const FlashMessage = ({
  title,
  type = 'info',
  link,
  isStatic = false,
  isFloating = false,
  closeControl,
  children,
}: FlashMessageProps) => (
  <Frame role={decideRole(type, isStatic)} data-flash={type} $type={type} $isFloating={isFloating}>
    <Sign $type={type}>{signs[type]}</Sign>
    <Body>
      {title && <Title>{title}</Title>}
      <div>{children}</div>
      {link && (
        <Anchor href={link.href} data-link={link.dataLink}>
          {link.text}
        </Anchor>
      )}
    </Body>
    {closeControl && !isStatic && <Close>{closeControl}</Close>}
  </Frame>
);
