'use client';

import { useEffect, useEffectEvent } from 'react';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Calls `onOpen` with the place of the thumbnail that was clicked; a click for a new tab stays the browser's. */
export function useThumbnailClicks(galleryId: string, onOpen: (index: number) => void) {
  const thumbnails = () => [...(document.getElementById(galleryId)?.querySelectorAll('a') ?? [])];
  const open = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const index = thumbnails().findIndex((link) => target instanceof Node && link.contains(target));
    if (index < 0 || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen(index);
  });

  useEffect(() => {
    const gallery = document.getElementById(galleryId);
    gallery?.addEventListener('click', open);
    return () => gallery?.removeEventListener('click', open);
  }, [galleryId]);

  return thumbnails;
}
