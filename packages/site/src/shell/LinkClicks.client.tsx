'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

import { readLinkClick } from './linkClick';

/** Hands clicks on in-app links to the router; every link works without it, by a full load. */
export function LinkClicks() {
  const router = useRouter();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const click = readLinkClick(event);
      if (click.kind === 'browser') return;
      event.preventDefault();
      if (click.kind === 'route') router.push(click.href);
      else console.warn(`Unknown link action: ${click.action}`);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [router]);
  return null;
}
