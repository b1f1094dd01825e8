import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextField } from '../Field/TextField';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { SheetButton } from './SheetButton';

const meta = {
  title: 'Components/Workspace/SheetButton',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'A small button with a sheet of choices at it.',
      use: [
        'For a filter of a table: dates, states, columns.',
        'Say on the button what is chosen: “Created on: March 2026”.',
      ],
      avoid: [
        'For a form with a button of its own: take `Dialog`.',
        'For a list of pages: take a menu of links.',
      ],
      access: ['The browser opens and closes the sheet and moves the focus; the button’s words name it.'],
    } satisfies Guidance,
  },
  component: SheetButton,
  args: {
    id: 'created',
    icon: 'date',
    label: 'Created on',
    children: <TextField id="from" name="from" type="date" label="From" />,
  },
  decorators: [withOwnId],
} satisfies Meta<typeof SheetButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithoutIcon: Story = { args: { icon: undefined } };
export const LongText: Story = { args: { label: 'Zeitpunkt der letzten vorbeugenden Wartung' } };
export const Opens: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Created on' }));
    await expect(canvas.getByRole('dialog', { name: 'Created on' })).toBeVisible();
    await expect(canvas.getByLabelText('From')).toBeVisible();
  },
};
export const RightToLeft: Story = { ...Opens, decorators: [rightToLeft] };
