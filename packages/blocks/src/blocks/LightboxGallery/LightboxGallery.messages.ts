import type { Messages } from '../../contract/messages';

export const lightboxGalleryMessages = {
  viewer: { id: 'blocks.lightboxGallery.viewer', defaultMessage: 'Pictures' },
  open: { id: 'blocks.lightboxGallery.open', defaultMessage: 'Enlarge picture: {picture}' },
  place: { id: 'blocks.lightboxGallery.place', defaultMessage: '{number} of {total}' },
  close: { id: 'blocks.lightboxGallery.close', defaultMessage: 'Close' },
  previous: { id: 'blocks.lightboxGallery.previous', defaultMessage: 'Previous picture' },
  next: { id: 'blocks.lightboxGallery.next', defaultMessage: 'Next picture' },
} as const satisfies Messages;
