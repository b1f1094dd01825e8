'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition } from 'react';

import { bootShell, type BrowserShell } from '../browser/bootShell';
import { closeMenus, startMenus } from '../browser/links/closeMenus';
import { isFrameworkPath } from '../browser/links/frameworkRoutes';
import { readLinkClick, type LinkClick } from '../browser/links/linkClick';

/** Links to public pages load a document and are left to the browser. */
function readFrameworkClick(event: MouseEvent): LinkClick {
  const click = readLinkClick(event);
  return click.kind === 'route' && !isFrameworkPath(click.href) ? { kind: 'browser' } : click;
}

/**
 * Passes clicks on in-app links to the shell, which uses the router, and closes open menus. Without it, links
 * load a document and menus close by their summary.
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
      // Errors thrown while rendering reach the error boundary.
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
  // A search result page has the same path with another query, so only the end of the transition shows that
  // it has been rendered.
  useEffect(() => {
    if (!isMoving) shell.current?.pageShown();
  }, [pathname, isMoving]);
  return null;
}
