'use client';

import { useEffect, useEffectEvent } from 'react';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Calls `onOpen` with the place of the thumbnail that was clicked; a click for a new tab stays the browser's. */
export function useThumbnailClicks(
  galleryId: string,
  onOpen: (index: number, link: HTMLAnchorElement) => void,
) {
  const thumbnails = () => [...(document.getElementById(galleryId)?.querySelectorAll('a') ?? [])];
  const open = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    const links = thumbnails();
    const link = links.find((thumbnail) => target instanceof Node && thumbnail.contains(target));
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen(links.indexOf(link), link);
  });

  useEffect(() => {
    const gallery = document.getElementById(galleryId);
    gallery?.addEventListener('click', open);
    return () => gallery?.removeEventListener('click', open);
  }, [galleryId]);

  return thumbnails;
}
