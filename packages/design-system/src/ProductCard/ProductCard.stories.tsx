import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import type { Guidance } from '../guide/Guidance';
import { Picture } from '../Picture/Picture';
import { drawingUrl } from '../Picture/Picture.mock';
import { rightToLeft } from '../testing/storyDecorators';
import { ProductCard } from './ProductCard';

const meta = {
  title: 'Components/ProductCard',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'One product among others: name, purpose, picture. The whole card is the link.',
      use: [
        'In a `Grid` of two to four, all with or all without brand and note.',
        'Two sentences at most: what it makes, and what sets it apart from the next card.',
        'Up to three figures to choose by, the same ones for comparable products; the bar shows where a product lies in the list.',
        'A status only where it changes what a reader may expect, such as “Discontinued”.',
      ],
      avoid: ['Links inside the text: the card is one already.', 'More than one action besides opening it.'],
      access: [
        'The heading is the link and is read once; the picture is silent; actions keep their own focus.',
      ],
    } satisfies Guidance,
  },
  component: ProductCard,
  decorators: [
    (Story) => (
      <Grid columns={3}>
        <Story />
      </Grid>
    ),
  ],
  args: {
    name: 'Alpha 550',
    href: '/en/products/crimping/crimp-to-crimp/alpha-550',
    brand: 'Komax',
    text: 'Crimp to crimp with two stations and an inspection that sees each strand.',
    note: '4 variants',
    picture: <Picture sources={drawingUrl} alt="" width={768} height={768} />,
    actions: (
      <Button variant="secondary" size="s">
        Compare
      </Button>
    ),
  },
} satisfies Meta<typeof ProductCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const figures = [
  { name: 'Conductor cross-section', value: '0.13 – 6 mm²', share: { from: 0.22, to: 0.68 } },
  { name: 'Output', value: '4,800 pcs/h', share: { from: 0, to: 0.39 } },
  { name: 'Cutting length', value: '0.04 – 20 m', share: { from: 0.01, to: 0.83 } },
];

export const Default: Story = { args: { figures } };
export const Minimal: Story = {
  args: { brand: undefined, text: undefined, note: undefined, actions: undefined, picture: undefined },
};
export const Discontinued: Story = { args: { status: { text: 'Discontinued', tone: 'warning' } } };
export const LongContent: Story = {
  args: {
    name: 'Kabelverarbeitungsmaschinenkonfiguration Alpha 550 Plus',
    brand: 'Schleuniger',
    status: { text: 'Nicht mehr lieferbar', tone: 'warning' },
    text: 'Verarbeitet beide Enden in einem Durchgang, misst jede Crimphöhe und Crimpkraft und trennt fehlerhafte Leitungen aus, ohne dass die Maschine anhält oder jemand nachsehen muss.',
  },
};
export const WithoutPicture: Story = { args: { picture: undefined } };
/** In a row, pictures and footers are aligned regardless of the text. */
export const Row: Story = {
  render: (args) => (
    <>
      <ProductCard {...args} />
      <ProductCard {...args} name="Alpha 530" text="One station." note="1 variant" />
      <ProductCard {...args} name="Zeta 650 with block loader" actions={undefined} />
    </>
  ),
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
