import { createMedia } from '../testing/mocks';
import { decideSource, mediaSchema } from './Media.schema';

const media = createMedia({ id: 'm', alt: 'A press', seed: 1 });

describe('mediaSchema', () => {
  it('parses presets as webp and png, with their size', () => {
    const source = decideSource(mediaSchema.parse(media), 'asideSquare');
    const { asideSquare, asideSquarePng } = media.sizes!;
    expect(source).toEqual({ png: asideSquarePng!.url, webp: asideSquare!.url, width: 960, height: 960 });
  });

  it('falls back to the original if the library has no such size', () => {
    const small = { ...media, sizes: { ...media.sizes!, stretchedPng: null, stretched: null } };
    expect(decideSource(mediaSchema.parse(small), 'stretched')).toMatchObject({
      width: 1600,
      webp: undefined,
    });
    expect(decideSource(mediaSchema.parse({ ...media, sizes: null }), 'inline')).toMatchObject({
      width: 1600,
    });
  });

  it('has no source without a file', () => {
    expect(decideSource(mediaSchema.parse(null), 'inline')).toBeUndefined();
    expect(decideSource(mediaSchema.parse({ ...media, url: null, sizes: null }), 'inline')).toBeUndefined();
  });
});
