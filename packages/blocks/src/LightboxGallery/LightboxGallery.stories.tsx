import type { Meta, StoryObj } from '@storybook/react-vite';
import { createBlockContext } from '../testing/createBlockContext';
import { longText, longTitle } from '../testing/longContent';
import { LightboxGallery } from './LightboxGallery';
import { lightboxGalleryMock } from './LightboxGallery.mock';
import { lightboxGallerySchema } from './LightboxGallery.schema';

const meta = {
  title: 'Blocks/LightboxGallery',
  component: LightboxGallery,
  args: {
    data: lightboxGallerySchema.parse(lightboxGalleryMock),
    context: createBlockContext({ anchor: 'lightbox-gallery-1' }),
  },
} satisfies Meta<typeof LightboxGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: {
    data: lightboxGallerySchema.parse({
      ...lightboxGalleryMock,
      title: null,
      text: null,
      images: lightboxGalleryMock.images.slice(0, 2),
    }),
  },
};

export const LongContent: Story = {
  args: {
    data: lightboxGallerySchema.parse({
      ...lightboxGalleryMock,
      title: longTitle,
      text: longText,
      images: lightboxGalleryMock.images.map((image) => ({ ...image, caption: longText })),
    }),
  },
};
