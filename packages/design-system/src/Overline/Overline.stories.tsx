import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { Heading } from '../Heading/Heading';
import { Stack } from '../Stack/Stack';
import { Overline } from './Overline';

const meta = {
  title: 'Components/Overline',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A short line above a heading that says which field or kind it belongs to.',
      use: [
        'Two to five words in the mono face: a process, a range, a date.',
        'Above headings of heroes, cards and articles.',
      ],
      avoid: ['As a heading: it is not part of the outline.', 'A sentence with a verb: that is a lead text.'],
    } satisfies Guidance,
  },
  component: Overline,
  args: { children: 'Wire processing, 0.13 to 6 mm²' },
} satisfies Meta<typeof Overline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { children: 'Kabelverarbeitungsmaschinen für Hochvoltleitungen, 10 bis 120 mm²' },
};
/** Typical position: above a heading. */
export const AboveAHeading: Story = {
  decorators: [
    (Story) => (
      <Stack gap="s">
        <Story />
        <Heading level={2}>Crimp to crimp in one pass</Heading>
      </Stack>
    ),
  ],
};
