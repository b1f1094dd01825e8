import { createMedia } from '../testing/mocks';
import { decideSource, mediaSchema } from './Media.schema';

const media = createMedia({ id: 'm', alt: 'A press', seed: 1 });

describe('mediaSchema', () => {
  it('gives a preset as webp beside png, with its size', () => {
    const source = decideSource(mediaSchema.parse(media), 'asideSquare');
    const { asideSquare, asideSquarePng } = media.sizes!;
    expect(source).toEqual({ png: asideSquarePng!.url, webp: asideSquare!.url, width: 960, height: 960 });
  });

  it('falls back to the original where the library made no such size', () => {
    const small = { ...media, sizes: { ...media.sizes!, stretchedPng: null, stretched: null } };
    expect(decideSource(mediaSchema.parse(small), 'stretched')).toMatchObject({
      width: 1600,
      webp: undefined,
    });
    expect(decideSource(mediaSchema.parse({ ...media, sizes: null }), 'inline')).toMatchObject({
      width: 1600,
    });
  });

  it('has no source when there is no file at all', () => {
    expect(decideSource(mediaSchema.parse(null), 'inline')).toBeUndefined();
    expect(decideSource(mediaSchema.parse({ ...media, url: null, sizes: null }), 'inline')).toBeUndefined();
  });
});
