'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

import { closeMenuOnEscape, closeMenus } from './closeMenus';
import { readLinkClick } from './linkClick';

/**
 * Hands clicks on in-app links to the router, and closes open menus. Without it every link works by a full load,
 * and menus close by their own summary.
 */
export function LinkClicks() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const click = readLinkClick(event);
      closeMenus(click.kind === 'route' ? undefined : event.target);
      if (click.kind === 'browser') return;
      event.preventDefault();
      if (click.kind === 'route') router.push(click.href);
      else console.warn(`Unknown link action: ${click.action}`);
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', closeMenuOnEscape);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', closeMenuOnEscape);
    };
  }, [router]);
  return null;
}
