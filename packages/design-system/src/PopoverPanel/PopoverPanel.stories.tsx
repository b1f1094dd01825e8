import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { Text } from '../Text/Text';
import { PopoverPanel } from './PopoverPanel';

const meta = {
  title: 'Components/PopoverPanel',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A panel over the page that any button opens by the panel’s id.',
      use: [
        'For a list the reader looks into and leaves again: comparison, news.',
        'Write the title as the name of the content.',
      ],
      avoid: [
        'For a decision that must be made: take `Dialog`.',
        'For two or three choices of a table: take `SheetButton`.',
      ],
      access: [
        'Opened, closed and left by the browser itself: Escape, the close button, a press beside it; no script is needed.',
      ],
    } satisfies Guidance,
  },
  component: PopoverPanel,
  args: {
    id: 'list',
    title: 'Compare products',
    closeLabel: 'Close',
    children: <Text>Two machines are in the list.</Text>,
  },
  render: (args) => (
    <>
      <Button popoverTarget={args.id}>Open</Button>
      <PopoverPanel {...args} />
    </>
  ),
  decorators: [withOwnId],
} satisfies Meta<typeof PopoverPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { title: 'Fully automatic machines for cable assemblies with several leads' },
};
export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('dialog', { name: 'Compare products' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};
export const Open: Story = {
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Open' })),
};
export const LongContent: Story = {
  ...Open,
  args: {
    children: Array.from({ length: 30 }, (_, index) => <Text key={index}>Alpha {530 + index}</Text>),
  },
};
export const RightToLeft: Story = { ...Open, decorators: [rightToLeft] };
