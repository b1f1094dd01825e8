import type { Media } from '../../content/Media.schema';
import type { BlockContext } from '../../contract/BlockContext';
import { decidePicture } from '../../shared/layout/decidePicture';
import { lightboxGalleryMessages } from './LightboxGallery.messages';
import type { LightboxGalleryData } from './LightboxGallery.schema';
import type { LightboxPicture } from './LightboxPicture';

export interface GalleryPicture {
  readonly image: Media;
  readonly large: LightboxPicture;
  /** With the credit of the picture. */
  readonly caption: string | undefined;
  /** Name of the picture, for controls that link to it. */
  readonly name: string;
  readonly openLabel: string;
}

/** Creates the pictures of a gallery; a picture without a file cannot be enlarged and is omitted. */
export function createLightboxPictures(
  images: LightboxGalleryData['images'],
  context: BlockContext,
): readonly GalleryPicture[] {
  const { intl } = context;
  const usable = images.flatMap(({ image, caption }) => {
    const source = decidePicture(image, 'stretched', context);
    return image && source ? [{ image, source, caption }] : [];
  });
  return usable.map(({ image, source, caption }, index) => {
    const name = image.alt === '' ? (caption ?? String(index + 1)) : image.alt;
    return {
      image,
      caption: [caption, image.credit].filter(Boolean).join(' · ') || undefined,
      name,
      openLabel: intl.formatMessage(lightboxGalleryMessages.open, { picture: name }),
      large: {
        src: source.png,
        webp: source.webp,
        avif: source.avif,
        width: source.width,
        height: source.height,
        place: intl.formatMessage(lightboxGalleryMessages.place, { number: index + 1, total: usable.length }),
      },
    };
  });
}
