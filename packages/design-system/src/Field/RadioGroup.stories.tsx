import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { RadioGroup } from './RadioGroup';

const meta = {
  title: 'Components/RadioGroup',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'One of a few choices, all of them in sight.',
      use: [
        'For two to five choices that a reader compares.',
        'Order by frequency or by size, and preselect only what is right for most.',
      ],
      avoid: ['For more than five: take `Select`.', 'For yes and no: one `Checkbox` does.'],
      access: ['Arrow keys move and choose inside the group; the tab key passes it in one step.'],
    } satisfies Guidance,
  },
  component: RadioGroup,
  args: {
    id: 'country',
    name: 'country',
    label: 'Country',
    defaultValue: 'CH',
    options: [
      { value: 'CH', label: 'Switzerland' },
      { value: 'DE', label: 'Germany' },
      { value: 'JP', label: 'Japan' },
    ],
  },
  decorators: [
    // Radio buttons with equal names are one group, even across stories.
    (Story, { args, id }) => <Story args={{ ...args, id: `${id}-${args.id}`, name: `${id}-${args.name}` }} />,
  ],
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { isRequired: true, mark: '(required)' } };
export const WithHint: Story = { args: { hint: 'We reply within 24 hours.' } };
export const Invalid: Story = { args: { error: 'Please check this entry.' } };
export const OneDisabled: Story = {
  args: {
    options: [
      { value: 'CH', label: 'Switzerland' },
      { value: 'DE', label: 'Germany', isDisabled: true },
    ],
  },
};
export const LongText: Story = {
  args: {
    options: [
      { value: 'a', label: 'Vollautomatische Verarbeitung mit Crimphöhenüberwachung und Abzugskraftmessung' },
      { value: 'b', label: 'Halbautomatische Verarbeitung' },
    ],
    defaultValue: 'a',
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Chooses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Japan'));
    await expect(canvas.getByRole('radio', { name: 'Japan' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Switzerland' })).not.toBeChecked();
  },
};
