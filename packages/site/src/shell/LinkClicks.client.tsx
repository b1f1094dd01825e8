'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';

import { bootShell, type BrowserShell } from './browser/bootShell';
import { closeMenus, startMenus } from './browser/links/closeMenus';
import { isFrameworkPath } from './browser/links/frameworkRoutes';
import { readLinkClick, type LinkClick } from './browser/links/linkClick';

/** A public page is another document: its link is left to the browser. */
function readFrameworkClick(event: MouseEvent): LinkClick {
  const click = readLinkClick(event);
  return click.kind === 'route' && !isFrameworkPath(click.href) ? { kind: 'browser' } : click;
}

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
      const click = readFrameworkClick(event);
      if (click.kind === 'browser') return;
      event.preventDefault();
      if (click.kind === 'action') return console.warn(`Unknown link action: ${click.action}`);
      closeMenus();
      navigate(click.href);
    };
    const end = new AbortController();
    startMenus(end.signal);
    document.addEventListener('click', onClick, { signal: end.signal });
    return () => {
      end.abort();
      stop();
    };
  }, [router]);
  // A further page of results is another address with the same path: the end of the transition tells that it is drawn.
  useEffect(() => {
    if (!isMoving) shell.current?.pageShown();
  }, [pathname, isMoving]);
  return null;
}
