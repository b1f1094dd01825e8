import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button';
import { Text } from '../Text/Text';
import { Dialog } from './Dialog.client';

const onClose = () => undefined;

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    title: 'Withdraw access?',
    closeLabel: 'Close',
    onClose,
    children: <Text size="xs">The person can no longer open the service from now on.</Text>,
    actions: (
      <>
        <Button variant="ghost">Keep access</Button>
        <Button>Withdraw access</Button>
      </>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { isWide: true } };
export const Locked: Story = { args: { isLocked: true } };
export const LongContent: Story = {
  args: {
    title: 'Withdraw the access of this person to the spare-parts service of all plants?',
    children: Array.from({ length: 24 }, (_, index) => (
      <Text key={index} size="xs">
        The person can no longer open the service from now on. What was ordered stays ordered.
      </Text>
    )),
  },
};
export const SmallScreen: Story = { globals: { viewport: { value: 'mobile' } } };
