'use client';

import { lazy, Suspense } from 'react';
import type { LightboxLabels, LightboxPicture } from './LightboxPicture';

interface LightboxViewerProps {
  readonly galleryId: string;
  readonly pictures: readonly LightboxPicture[];
  readonly labels: LightboxLabels;
}

/* The import stands in a client module: only here is the viewer split off, so that pages without a gallery do not load it. */
const Viewer = lazy(async () => {
  const { LightboxGalleryViewer } = await import('./LightboxGallery.client');
  return { default: LightboxGalleryViewer };
});

export const LightboxViewer = (props: LightboxViewerProps) => (
  <Suspense fallback={null}>
    <Viewer {...props} />
  </Suspense>
);
