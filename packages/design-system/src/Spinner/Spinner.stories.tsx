import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Guidance } from '../guide/Guidance';
import { onDark } from '../testing/storyDecorators';
import { Spinner } from './Spinner';

const meta = {
  title: 'Components/Spinner',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A wire that runs in a circle while something takes longer than a blink.',
      use: [
        'In a button or a small place whose content is on its way, from about half a second on.',
        'Say what is loading, not only “Please wait”.',
      ],
      avoid: [
        'For a whole table: take `DataTableSkeleton`, which keeps the room.',
        'For anything with known progress, such as an upload: show the share.',
      ],
      access: ['Its label is announced; with reduced motion it stands still.'],
    } satisfies Guidance,
  },
  component: Spinner,
  args: { label: 'Loading' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 16 } };
export const OnDark: Story = { decorators: [onDark] };
