'use client';

import { useEffect, useId, useRef, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton';
import { Actions, Body, Frame, Header, Title } from './Dialog.styles';

export interface DialogProps {
  /** Question or task, as accessible name: "Delete user?". */
  readonly title: string;
  /** Label of the close button. */
  readonly closeLabel: string;
  /** Called by the close button and Escape; the parent must then remove the dialog. */
  readonly onClose: () => void;
  /** Prevents closing while an action runs that cannot be cancelled. */
  readonly isLocked?: boolean;
  /** Wide enough for a form with two columns. */
  readonly isWide?: boolean;
  /** Buttons below the content, the confirming one last. */
  readonly actions?: ReactNode;
  /** Explains the consequences, above the buttons. */
  readonly children: ReactNode;
}

/** Modal dialog, open while rendered. The focus starts at its title and returns to the previously focused element. */
export function Dialog({
  title,
  closeLabel,
  onClose,
  isLocked = false,
  isWide = false,
  actions,
  children,
}: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const dialog = frame.current;
    const before = document.activeElement;
    dialog?.showModal();
    heading.current?.focus();
    return () => {
      dialog?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Frame
      ref={frame}
      aria-labelledby={titleId}
      data-tone="paper"
      $isWide={isWide}
      onCancel={(event) => {
        // Cancelling a file picker inside the dialog dispatches an event of the same name.
        if (event.target !== frame.current) return;
        event.preventDefault();
        if (!isLocked) onClose();
      }}
    >
      <Header>
        <Title ref={heading} id={titleId} tabIndex={-1}>
          {title}
        </Title>
        <IconButton icon="close" label={closeLabel} disabled={isLocked} onClick={onClose} />
      </Header>
      {/* Makes long content scrollable by keyboard. */}
      <Body role="region" aria-labelledby={titleId} tabIndex={0}>
        {children}
      </Body>
      {actions && <Actions>{actions}</Actions>}
    </Frame>
  );
}
