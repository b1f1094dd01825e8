'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';

import { bootShell, type BrowserShell } from './browser/bootShell';
import { closeMenuOnEscape, closeMenus } from './closeMenus';
import { readLinkClick } from './linkClick';

/**
 * Hands clicks on in-app links to the shell, which asks the router, and closes open menus. Without it every link works
 * by a full load, and menus close by their own summary.
 */
export function LinkClicks() {
  const router = useRouter();
  const pathname = usePathname();
  const shell = useRef<BrowserShell>(undefined);
  const [isMoving, startMoving] = useTransition();
  const [, setFailure] = useState<undefined>(undefined);
  useEffect(() => {
    const { navigate, stop } = (shell.current = bootShell({
      pushRoute: (href) => startMoving(() => router.push(href)),
      prefetchRoute: (href) => router.prefetch(href),
      // What fails while React draws ends at the error page.
      showError: (error) =>
        setFailure(() => {
          throw error;
        }),
    }));
    const onClick = (event: MouseEvent) => {
      const click = readLinkClick(event);
      closeMenus(click.kind === 'route' ? undefined : event.target);
      if (click.kind === 'browser') return;
      event.preventDefault();
      if (click.kind === 'route') navigate(click.href);
      else console.warn(`Unknown link action: ${click.action}`);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', closeMenuOnEscape);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', closeMenuOnEscape);
      stop();
    };
  }, [router]);
  // A further page of results is another address with the same path: the end of the transition tells that it is drawn.
  useEffect(() => {
    if (!isMoving) shell.current?.pageShown();
  }, [pathname, isMoving]);
  return null;
}
