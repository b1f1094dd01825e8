import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../Grid/Grid';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { KeyFigure } from './KeyFigure';

const meta = {
  title: 'Components/KeyFigure',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'One figure with its unit and what it measures, set in the mono face.',
      use: [
        'Three or four side by side in a `Grid`, each a fact a buyer compares.',
        'Say under which condition it holds in the note.',
        'Separate thousands and decimals as the page’s language does.',
      ],
      avoid: [
        'For figures without a unit or a source: “up to 50 % better” convinces no engineer.',
        'For more than six: take a `Table`.',
      ],
    } satisfies Guidance,
  },
  component: KeyFigure,
  args: { value: '0.013', unit: 'mm', label: 'Crimp height repeatability' },
} satisfies Meta<typeof KeyFigure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithNote: Story = { args: { note: 'At a lead length of 100 mm' } };
export const WithoutUnit: Story = {
  args: { value: '14', unit: undefined, label: 'Plants on four continents' },
};
export const LongText: Story = {
  args: { label: 'Repeatability of the crimp height over a whole shift, measured at every hundredth crimp' },
};
export const Row: Story = {
  render: () => (
    <Grid columns={4}>
      <KeyFigure value="4 800" unit="pcs/h" label="Output with two crimps" />
      <KeyFigure value="±0.2" unit="mm" label="Length accuracy" />
      <KeyFigure value="0.013" unit="mm" label="Crimp height repeatability" />
      <KeyFigure value="99.7" unit="%" label="Availability" />
    </Grid>
  ),
};

/** The figure precedes its unit in every direction. */
export const RightToLeft: Story = { args: { value: '0.5', unit: 'mm²' }, decorators: [rightToLeft] };
