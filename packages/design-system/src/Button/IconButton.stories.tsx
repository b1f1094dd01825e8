import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { onDark } from '../testing/storyDecorators';
import { IconButton } from './IconButton';

const meta = {
  title: 'Components/IconButton',
  parameters: {
    layout: 'padded',
    guidance: {
      summary:
        'A button that shows an icon alone, for actions everybody knows by their sign: close, search, remove.',
      use: [
        'Where room is short and the sign is beyond doubt.',
        'Label it with verb and thing: “Remove Alpha 530”, so that a list of them can be told apart by ear.',
        'Size 24 in headers and panels, 16 in rows and tables.',
      ],
      avoid: [
        'For an action that is rare or new to the reader: take a `Button` with words.',
        'To show a state: an icon with text beside it does.',
      ],
      access: ['The label is its name and its tooltip; the 16 size keeps a target of 44 px.'],
    } satisfies Guidance,
  },
  component: IconButton,
  args: { icon: 'close', label: 'Close' },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 16 } };
export const Disabled: Story = { args: { disabled: true } };
export const OnDark: Story = { decorators: [onDark] };
/** The 40 px button has a target of 44 px: a press beside its edge still hits it. */
export const KeepsItsTarget: Story = {
  args: { size: 16 },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const { right, top, width, height } = button.getBoundingClientRect();
    await expect(width).toBe(40);
    await expect(document.elementFromPoint(right + 1, top + height / 2)).toBe(button);
  },
};
