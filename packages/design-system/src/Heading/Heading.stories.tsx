import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { onDark } from '../testing/storyDecorators';
import { Heading } from './Heading';

const meta = {
  title: 'Components/Heading',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'A heading of the outline. Level and size are chosen apart: the level for the structure, the size for the weight.',
      use: [
        'One level 1 in a page, and no level left out below it.',
        '`cut` for the title of a hero or a campaign, once in a page; the theme decides whether it shows.',
      ],
      avoid: ['To make text large: set its size.', 'A full stop at the end; a question mark is fine.'],
      access: ['Screen readers list the headings: they must make sense on their own.'],
    } satisfies Guidance,
  },
  component: Heading,
  args: { level: 1, children: 'Crimp to crimp, to hundredths of a millimetre' },
} satisfies Meta<typeof Heading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Level2: Story = { args: { level: 2 } };
export const Level3: Story = { args: { level: 3 } };
export const Cut: Story = { args: { cut: true } };
export const LongText: Story = { args: { children: 'Kabelverarbeitungsmaschinenkonfigurationsübersicht' } };
export const Level4: Story = { args: { level: 4 } };
/** Level and size are independent: the third level of the outline with the size of the first. */
export const OtherSize: Story = { args: { level: 3, size: 'xl' } };
export const OnDark: Story = { decorators: [onDark] };
