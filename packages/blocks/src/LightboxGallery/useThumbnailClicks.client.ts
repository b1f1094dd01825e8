'use client';

import { useEffect } from 'react';

const hasModifier = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey;

/** Calls `onOpen` with the thumbnail that was clicked and its place; a click for a new tab stays the browser's. */
export function useThumbnailClicks(
  galleryId: string,
  onOpen: (index: number, link: HTMLAnchorElement) => void,
) {
  const thumbnails = () => [...(document.getElementById(galleryId)?.querySelectorAll('a') ?? [])];

  // Listens anew after each rendering, so that it calls the newest `onOpen`.
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const links = thumbnails();
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || hasModifier(event)) return;
      event.preventDefault();
      onOpen(links.indexOf(link), link);
    };
    const gallery = document.getElementById(galleryId);
    gallery?.addEventListener('click', open);
    return () => gallery?.removeEventListener('click', open);
  });

  return thumbnails;
}
