import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { createBlockContext } from '../../testing/createBlockContext';
import { longText, longTitle } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { withScript } from '../../testing/withScript.client';
import { LightboxGallery } from './LightboxGallery';
import { lightboxGalleryMock } from './LightboxGallery.mock';
import { lightboxGallerySchema } from './LightboxGallery.schema';
import { startLightbox } from './startLightbox';

const meta = {
  title: 'Blocks/LightboxGallery',
  component: LightboxGallery,
  decorators: [withScript(startLightbox)],
  parameters: {
    guidance: {
      summary: 'Pictures that a reader wants to see large.',
      use: [
        'Show 3, 4, 8 or 12 pictures: they fill whole rows on a wide screen.',
        'Write the alternative text as what is seen, the caption as what it means.',
        'Put the pictures in the order of the process.',
      ],
      avoid: [
        'Do not use it for logos or drawings with small text.',
        'Do not leave a picture without an alternative text: the viewer has no other name for it.',
      ],
      access: [
        'Arrow keys leaf, Escape closes, the focus returns to the thumbnail. Without script a thumbnail leads to the large picture.',
      ],
    } satisfies Guidance,
  },
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

/** A picture without a file is omitted; without any pictures there is no gallery. */
export const WithoutPicture: Story = {
  args: {
    data: lightboxGallerySchema.parse({
      ...lightboxGalleryMock,
      images: lightboxGalleryMock.images.map((entry, index) =>
        index === 0 ? { ...entry, image: null } : entry,
      ),
    }),
  },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Opened by a thumbnail, navigated by keyboard, closed at the next picture. */
export const Opened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      canvas.getByRole('link', { name: 'Enlarge picture: Feed with straightening rollers' }),
    );
    const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(dialog).getByText('2 of 4')).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Enlarge picture: Cutting head with V blades' })).toHaveFocus(),
    );
  },
};
