import type { Meta, StoryObj } from '@storybook/react-vite';
import { Section } from '../Section/Section';
import { Button } from './Button';

const meta = {
  title: 'Components/Button',
  parameters: { layout: 'padded' },
  component: Button,
  args: { children: 'Send request' },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Secondary: Story = { args: { variant: 'secondary' } };
export const Ghost: Story = { args: { variant: 'ghost' } };
export const Inverse: Story = { args: { variant: 'inverse' } };
export const Small: Story = { args: { size: 's' } };
export const WithIcon: Story = { args: { icon: 'download', children: 'Download data sheet' } };
export const Loading: Story = { args: { isLoading: true, loadingLabel: 'Sending' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: { children: 'Angebot für die Kabelverarbeitungsmaschinenkonfigurationsübersicht anfordern' },
};
export const OnDark: Story = {
  decorators: [
    (Story) => (
      <Section tone="dark">
        <Story />
      </Section>
    ),
  ],
};
export const OnAccent: Story = {
  decorators: [
    (Story) => (
      <Section tone="accent">
        <Story />
      </Section>
    ),
  ],
};
