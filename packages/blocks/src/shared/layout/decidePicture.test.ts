import { mediaSchema } from '../../content/Media.schema';
import { createMedia } from '../../testing/mocks';
import { decidePicture, type PicturePreset } from './decidePicture';

const drawn = createMedia({ id: 'm', alt: 'A press', seed: 1 });
const file = (name: string, width: number, height: number) => ({
  url: `/api/media/file/${name}`,
  width,
  height,
});
const media = mediaSchema.parse({
  ...drawn,
  ...file('press.jpg', 1600, 900),
  sizes: {
    ...drawn.sizes,
    asideSquare: file('press-960x960.webp', 960, 960),
    asideSquarePng: file('press-960x960.png', 960, 960),
    asideVideo: file('press-960x540.webp', 960, 540),
    asideVideoPng: file('press-960x540.png', 960, 540),
    inline: file('press-780.webp', 780, 390),
    inlinePng: file('press-780.png', 780, 390),
  },
});
const context = { mediaUrl: (url: string) => url.replace('/api/media/file', '/media') };

describe('9 "Image presets"', () => {
  it.each<[PicturePreset, string, number, number]>([
    ['story', '/media/press-960x540.png?preset=story', 768, 432],
    ['contact', '/media/press-960x960.png?preset=contact', 80, 80],
    ['gallery', '/media/press-960x960.png?preset=gallery', 480, 480],
    ['lightboxThumbnail', '/media/press-960x960.png?preset=lightboxThumbnail', 80, 80],
    ['marketingLogo', '/media/press-780.png?preset=marketingLogo', 104, 52],
  ])('%s is derived from the file with its proportions', (preset, url, width, height) => {
    expect(decidePicture(media, preset, context)).toEqual({
      png: `${url}&format=png`,
      webp: `${url}&format=webp`,
      avif: `${url}&format=avif`,
      width,
      height,
    });
  });

  it('offers AVIF beside WebP in a stored preset', () => {
    expect(decidePicture(media, 'asideSquare', context)).toEqual({
      png: '/media/press-960x960.png',
      webp: '/media/press-960x960.webp',
      avif: '/media/press-960x960.png?format=avif',
      avifSet:
        '/media/press-960x960.png?preset=gallery&format=avif 480w, /media/press-960x960.png?preset=phone&format=avif 750w, /media/press-960x960.png?format=avif 960w',
      sizes: '(max-width: 48em) 64vw, (min-width: 64em) 30rem, 50vw',
      width: 960,
      height: 960,
    });
  });

  it('an inline picture has no other formats', () => {
    const picture = decidePicture(mediaSchema.parse(drawn), 'contact', context);
    expect(picture).toMatchObject({ width: 960, height: 960 });
    expect(picture?.avif).toBeUndefined();
  });

  it('has no address without a file', () => {
    expect(decidePicture(undefined, 'contact', context)).toBeUndefined();
  });
});
