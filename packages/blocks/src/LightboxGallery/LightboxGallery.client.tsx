'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@kmx/design-system';
import type { LightboxLabels, LightboxPicture } from './LightboxPicture';
import { Bar, Dialog, Legend, Place, Stage } from './LightboxViewer.styles';

export interface LightboxGalleryViewerProps {
  readonly pictures: readonly LightboxPicture[];
  readonly labels: LightboxLabels;
  /** The place of the picture that is shown first. */
  readonly opened: number;
  /** Called with the place of the picture seen last. */
  readonly onClose: (last: number) => void;
}

/** Shows the large pictures in a native dialog, which keeps the focus inside and closes on Escape. */
export function LightboxGalleryViewer({ pictures, labels, opened, onClose }: LightboxGalleryViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(opened);
  const picture = pictures[index];
  const step = (by: number) => setIndex((current) => (current + by + pictures.length) % pictures.length);

  useEffect(() => dialog.current?.showModal(), []);

  // Neighbours are loaded while one picture is looked at.
  useEffect(() => {
    for (const by of [1, pictures.length - 1]) {
      const neighbour = pictures[(index + by) % pictures.length];
      if (neighbour) new Image().src = neighbour.avif ?? neighbour.webp ?? neighbour.src;
    }
  }, [index, pictures]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
    else if (event.key === 'Home') setIndex(0);
    else if (event.key === 'End') setIndex(pictures.length - 1);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      ref={dialog}
      aria-label={labels.viewer}
      data-tone="dark"
      onKeyDown={onKeyDown}
      onClose={() => onClose(index)}
    >
      {picture && (
        <>
          <Stage key={index}>
            <picture>
              {picture.avif && <source type="image/avif" srcSet={picture.avif} />}
              {picture.webp && <source type="image/webp" srcSet={picture.webp} />}
              <img src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
            </picture>
          </Stage>
          <Bar>
            <Legend aria-live="polite">
              <Place>{picture.place}</Place> {picture.caption}
            </Legend>
            <IconButton icon="arrow-left" label={labels.previous} onClick={() => step(-1)} />
            <IconButton icon="arrow-right" label={labels.next} onClick={() => step(1)} />
            <IconButton icon="close" label={labels.close} onClick={() => dialog.current?.close()} />
          </Bar>
        </>
      )}
    </Dialog>
  );
}
