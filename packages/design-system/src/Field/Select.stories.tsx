import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft, withOwnId } from '../testing/storyDecorators';
import { Select } from './Select';

const meta = {
  title: 'Components/Select',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'One choice from a list, with the menu of the reader’s own system.',
      use: [
        'For six and more choices that are known by name: a country, a product line, a subject.',
        'Sort by the alphabet of the page’s language unless there is an order everybody knows.',
        'Begin with a placeholder where no choice is right for most.',
      ],
      avoid: [
        'For five or fewer: `RadioGroup` shows them without a press.',
        'For hundreds of entries: a search field finds them faster.',
      ],
    } satisfies Guidance,
  },
  component: Select,
  args: {
    id: 'country',
    name: 'country',
    label: 'Country',
    placeholder: 'Please choose',
    options: [
      { value: 'CH', label: 'Switzerland' },
      { value: 'DE', label: 'Germany' },
      { value: 'JP', label: 'Japan' },
    ],
  },
  decorators: [withOwnId],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { isRequired: true, mark: '(required)' } };
export const WithHint: Story = { args: { hint: 'We reply within 24 hours.' } };
export const Invalid: Story = { args: { error: 'Please check this entry.' } };
export const Disabled: Story = { args: { disabled: true } };
export const Chosen: Story = { args: { defaultValue: 'DE' } };
export const LongText: Story = {
  args: {
    label: 'Country in which the machine stands and where the technician is to come',
    options: [{ value: 'a', label: 'Vereinigtes Königreich Großbritannien und Nordirland' }],
    defaultValue: 'a',
  },
};
export const RightToLeft: Story = { decorators: [rightToLeft] };
export const Chooses: Story = {
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('combobox', { name: 'Country' });
    await userEvent.selectOptions(list, 'Japan');
    await expect(list).toHaveValue('JP');
  },
};
