import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { createPageContext } from '../../testing/createBlockContext';
import { rightToLeft } from '../../testing/rightToLeft';
import { FormView } from './FormView';
import { createFormReading, formStatesMock, longFormStateMock } from './FormView.mock';

const meta = {
  title: 'Blocks/Forms/Contact',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'The contact form: who, about what, the message.',
      use: [
        'From a product’s page it comes filled with the product.',
        'Everything is looked over before it is sent.',
      ],
      avoid: ['Do not add fields to sort the requests; the topic does.'],
    } satisfies Guidance,
  },
  component: FormView,
  args: {
    intl: createPageContext().intl,
    kind: 'contact',
    reading: createFormReading('contact'),
    headingLevel: 2,
  },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = { args: { reading: createFormReading('contact', formStatesMock.invalid) } };
export const Review: Story = { args: { reading: createFormReading('contact', formStatesMock.review) } };
export const Failed: Story = { args: { reading: createFormReading('contact', formStatesMock.failed) } };
export const Sent: Story = { args: { reading: createFormReading('contact', formStatesMock.sent) } };
/** Opened from a product's page. */
export const AboutProduct: Story = {
  args: {
    reading: createFormReading('contact', formStatesMock.empty, {
      prefill: { product: 'Cresta 433', topic: 'product' },
      product: { slug: 'cresta-433', name: 'Cresta 433' },
    }),
  },
};

export const LongContent: Story = {
  args: { reading: createFormReading('contact', longFormStateMock) },
};

export const RightToLeft: Story = { decorators: [rightToLeft] };

/** Each entry of the summary links to its field, which has its own message; valid values are preserved. */
export const FaultsAtTheirFields: Story = {
  args: { reading: createFormReading('contact', formStatesMock.invalid) },
  play: async ({ canvas, userEvent }) => {
    const list = within(canvas.getByRole('alert'));
    const faults = [
      ['Last name', 'Please enter your last name'],
      ['E-mail', 'Please enter a valid E-Mail'],
    ] as const;
    for (const [label, fault] of faults) {
      const field = canvas.getByRole('textbox', { name: new RegExp(`^${label}`) });
      await expect(field).toBeInvalid();
      await expect(field).toHaveAccessibleDescription(new RegExp(fault));
      await expect(list.getByRole('link', { name: fault })).toHaveAttribute('href', `#${field.id}`);
    }
    await expect(canvas.getByRole('textbox', { name: /^First name/ })).toHaveValue('Mira');
    await userEvent.tab();
    await expect(list.getByRole('link', { name: 'Please enter your last name' })).toHaveFocus();
  },
};
