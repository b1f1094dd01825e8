import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@kmx/design-system';
import type { Guidance } from '@kmx/design-system/guide';
import { longText, longTitle, longWord } from '../../testing/longContent';
import { rightToLeft } from '../../testing/rightToLeft';
import { ProductHero } from './ProductHero';
import { productHeroMock } from './ProductHero.mock';

const meta = {
  title: 'Blocks/Products/ProductHero',
  component: ProductHero,
  parameters: {
    guidance: {
      summary: 'What the product is: name, promise, pictures, three key figures, the first actions.',
      use: [
        'The short description tells for whom it is; the long one what it does.',
        'The first picture shows the whole machine at an angle from the front.',
        'Three key figures that make the difference within its group.',
      ],
      avoid: ['Do not open a page of content with it: its figures come from the product service.'],
    } satisfies Guidance,
  },
  args: { ...productHeroMock, actions: <Button>Ask an expert</Button> },
} satisfies Meta<typeof ProductHero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Minimal: Story = {
  args: {
    product: { ...productHeroMock.product, longDescription: '' },
    pictures: [],
    keyFigures: [],
    actions: undefined,
  },
};
export const LongContent: Story = {
  args: {
    product: {
      ...productHeroMock.product,
      name: longWord,
      shortDescription: longTitle,
      longDescription: longText,
    },
    keyFigures: productHeroMock.keyFigures.map((figure) => ({ ...figure, name: longTitle })),
  },
};
export const OtherLanguage: Story = {
  args: {
    product: { ...productHeroMock.product, lang: 'en' },
    note: 'Dieser Text liegt in dieser Sprache vor: Englisch.',
  },
};

export const WithoutPicture: Story = { args: { pictures: [] } };

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** The pictures are radio buttons: arrow keys move between them, and one is large at a time. */
export const PicturesByArrows: Story = {
  play: async ({ canvas, userEvent }) => {
    const [front, processes] = canvas.getAllByRole('radio');
    // The thumbnail has the same alternative text as its large picture.
    const big = (name: string) => canvas.getAllByRole('img', { name }).length > 1;
    front?.focus();
    await expect(big('Linea 220: from the front')).toBe(true);
    await userEvent.keyboard('{ArrowRight}');
    await expect(processes).toBeChecked();
    await expect(processes).toHaveFocus();
    await expect(big('Linea 220: what it processes')).toBe(true);
    await expect(big('Linea 220: from the front')).toBe(false);
  },
};
