import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Grid } from '../Grid/Grid';
import { Picture } from '../Picture/Picture';
import { drawingUrl } from '../Picture/Picture.mock';
import { ProductCard } from './ProductCard';

const meta = {
  title: 'Components/ProductCard',
  parameters: { layout: 'padded' },
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

export const Default: Story = {};
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
