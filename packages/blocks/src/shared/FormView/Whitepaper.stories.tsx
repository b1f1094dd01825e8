import type { Meta, StoryObj } from '@storybook/react-vite';
import { createPageContext } from '../../testing/createBlockContext';
import { FormView } from './FormView';
import { createFormReading, formStatesMock } from './FormView.mock';

const meta = {
  title: 'Forms/Whitepaper',
  parameters: { layout: 'padded' },
  component: FormView,
  args: {
    intl: createPageContext().intl,
    kind: 'whitepaper',
    reading: createFormReading('whitepaper'),
    headingLevel: 2,
    downloadHref: '/file/crimp-force-monitoring',
  },
} satisfies Meta<typeof FormView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Invalid: Story = { args: { reading: createFormReading('whitepaper', formStatesMock.invalid) } };
export const Review: Story = { args: { reading: createFormReading('whitepaper', formStatesMock.review) } };
export const Failed: Story = { args: { reading: createFormReading('whitepaper', formStatesMock.failed) } };
export const Sent: Story = { args: { reading: createFormReading('whitepaper', formStatesMock.sent) } };
