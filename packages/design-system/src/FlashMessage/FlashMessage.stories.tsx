import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IconButton } from '../Button/IconButton';
import type { Guidance } from '../guide/Guidance';
import { inWindow, rightToLeft } from '../testing/storyDecorators';
import { FlashMessage } from './FlashMessage';

const meta = {
  title: 'Components/FlashMessage',
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Tells what happened or what to know: information, a success or a fault.',
      use: [
        'Directly above what it speaks about; floating only for an effect elsewhere, such as the comparison list.',
        'At a fault say what the reader can do next.',
        'Static for a notice that stands in the page from the start.',
      ],
      avoid: [
        'For a fault in a field: the field says it itself.',
        'Several at once: the last one wins.',
        'Floating for a fault: it may be gone before it is read.',
      ],
      access: ['A fault is an alert, the others a status; a static one is read where it stands.'],
    } satisfies Guidance,
  },
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
export const WithLink: Story = { args: { link: { text: 'Go to the home page', href: '/' } } };
export const Floating: Story = {
  decorators: [inWindow],
  args: { isFloating: true, type: 'success', children: 'The machine was added to the comparison.' },
};
export const LongText: Story = {
  args: {
    type: 'error',
    title: 'Die Kabelverarbeitungsmaschinenkonfigurationsübersicht wurde nicht gespeichert',
    children:
      'Der Dienst antwortet zurzeit nicht. Ihre Eingaben sind noch da: Bitte versuchen Sie es in einigen Minuten noch einmal oder rufen Sie uns an.',
    link: { text: 'Zu den Telefonnummern aller Niederlassungen', href: '/de/locations' },
  },
};
export const RightToLeft: Story = { args: { title: 'Maintenance' }, decorators: [rightToLeft] };
/** An error is announced immediately, information when idle; a static message is not announced at all. */
export const Announces: Story = {
  render: (args) => (
    <>
      <FlashMessage {...args} type="error">
        Not sent
      </FlashMessage>
      <FlashMessage {...args}>Saved as a draft</FlashMessage>
      <FlashMessage {...args} isStatic>
        Maintenance on Sunday
      </FlashMessage>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not sent');
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved as a draft');
    // The only status role: static messages have none.
    await expect(canvas.getByText('Maintenance on Sunday')).toBeVisible();
  },
};
