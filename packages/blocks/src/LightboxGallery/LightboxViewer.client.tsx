'use client';

import { useState, type ComponentType } from 'react';
import type { LightboxGalleryViewerProps } from './LightboxGallery.client';
import type { LightboxLabels, LightboxPicture } from './LightboxPicture';
import { useThumbnailClicks } from './useThumbnailClicks.client';

interface LightboxViewerProps {
  /** The list whose links open the viewer; its n-th link belongs to the n-th picture. */
  readonly galleryId: string;
  readonly pictures: readonly LightboxPicture[];
  readonly labels: LightboxLabels;
}

interface ShownViewer {
  readonly Viewer: ComponentType<LightboxGalleryViewerProps>;
  readonly opened: number;
}

/** Opens the viewer over the page. It is fetched with the first click: most readers never enlarge a picture. */
export function LightboxViewer({ galleryId, pictures, labels }: LightboxViewerProps) {
  const [shown, setShown] = useState<ShownViewer>();
  const thumbnails = useThumbnailClicks(galleryId, (index, link) => {
    import('./LightboxGallery.client').then(
      ({ LightboxGalleryViewer }) => setShown({ Viewer: LightboxGalleryViewer, opened: index }),
      // Without the viewer the link does what it does without script.
      () => window.location.assign(link.href),
    );
  });
  if (!shown) return null;
  const onClose = (last: number) => {
    setShown(undefined);
    // The focus goes to the picture seen last, which may not be the one that was opened.
    thumbnails()[last]?.focus();
  };
  const { Viewer, opened } = shown;
  return <Viewer pictures={pictures} labels={labels} opened={opened} onClose={onClose} />;
}
