import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@kmx/design-system';
import { longText, longTitle, longWord } from '../testing/longContent';
import { ProductHero } from './ProductHero';
import { productHeroMock } from './ProductHero.mock';

const meta = {
  title: 'Products/ProductHero',
  component: ProductHero,
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
