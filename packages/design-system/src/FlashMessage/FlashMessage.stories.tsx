import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from '../Button/IconButton';
import { FlashMessage } from './FlashMessage';

const meta = {
  title: 'Components/FlashMessage',
  parameters: { layout: 'padded' },
  component: FlashMessage,
  args: {
    children: 'We are working on the page. Please come back in an hour.',
    closeControl: <IconButton icon="close" size={16} label="Hide" />,
  },
} satisfies Meta<typeof FlashMessage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Success: Story = { args: { type: 'success', children: 'Your request was sent.' } };
export const Fault: Story = {
  args: {
    type: 'error',
    title: 'Not sent',
    children: 'Something went wrong. Please verify your input is correct and try again later.',
  },
};
export const Static: Story = { args: { isStatic: true, title: 'Maintenance' } };
export const WithLink: Story = { args: { link: { text: 'To the home page', href: '/' } } };
export const Floating: Story = {
  args: { isFloating: true, type: 'success', children: 'The machine was added to the comparison.' },
};
