import type { LightboxGalleryFragment } from '../../__generated__/graphql';
import { createMedia } from '../../testing/mocks';

const createPicture = (picture: Parameters<typeof createMedia>[0]) => ({
  ...createMedia(picture),
  credit: null,
});

export const lightboxGalleryMock = {
  __typename: 'LightboxGallery',
  id: 'lightboxGallery-mock',
  title: 'Inside the crimping cell',
  text: 'The stations in the order in which a wire meets them.',
  images: [
    {
      image: createPicture({ id: 'g1', alt: 'Feed with straightening rollers', seed: 1 }),
      caption: 'Feed: nine rollers, set by a motor',
    },
    {
      image: createPicture({ id: 'g2', alt: 'Cutting head with V blades', seed: 2 }),
      caption: 'Cutting head',
    },
    {
      image: createPicture({ id: 'g3', alt: 'Crimping press with applicator', seed: 3 }),
      caption: 'Press with force sensor in the ram',
    },
    { image: createPicture({ id: 'g4', alt: 'Deposit with sorted wires', seed: 6 }), caption: null },
  ],
} satisfies LightboxGalleryFragment;
