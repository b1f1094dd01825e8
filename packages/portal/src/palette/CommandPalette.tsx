'use client';

import { useEffect, useState } from 'react';
import { isPaletteShortcut, type SignedInUser } from '@kmx/core/portal';
import type { PortalLocale } from '../app/PortalConfig';
import { PaletteDialog } from './PaletteDialog';
import { subscribeToOpening } from './paletteOpening';

interface CommandPaletteProps {
  readonly locale: PortalLocale;
  readonly user: SignedInUser;
}

/**
 * Finds pages, settings, tickets, machines and parts available to the user; opened by Ctrl K, ⌘K or `PaletteButton`.
 */
export function CommandPalette({ locale, user }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const pressKey = (event: KeyboardEvent) => {
      if (!isPaletteShortcut(event)) return;
      event.preventDefault();
      // Would cover the question of another open dialog.
      const isBlocked = document.querySelector('dialog[open]') !== null;
      setOpen((wasOpen) => !wasOpen && !isBlocked);
    };
    window.addEventListener('keydown', pressKey);
    const unsubscribe = subscribeToOpening(() => setOpen(true));
    return () => {
      window.removeEventListener('keydown', pressKey);
      unsubscribe();
    };
  }, []);
  return isOpen && <PaletteDialog locale={locale} user={user} onClose={() => setOpen(false)} />;
}
