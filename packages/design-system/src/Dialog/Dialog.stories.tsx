import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../Button/Button';
import { TextArea } from '../Field/TextArea';
import type { Guidance } from '../guide/Guidance';
import { rightToLeft } from '../testing/storyDecorators';
import { Text } from '../Text/Text';
import { Dialog } from './Dialog.client';

const meta = {
  title: 'Components/Workspace/Dialog',
  component: Dialog,
  parameters: {
    layout: 'padded',
    guidance: {
      summary: 'Stops the work for one decision or one short form that cannot wait.',
      use: [
        'Before something is taken away: name it in the title and on the button, “Withdraw access”, which is a danger button.',
        'For a short form whose result belongs to the list behind it; `isWide` for two columns.',
        'The button that acts stands last; the way out is a ghost beside it.',
      ],
      avoid: [
        'For a notice: take `FlashMessage`.',
        'For more than one screen of content: take a page with an address.',
        'A dialog that opens another.',
      ],
      access: [
        'The focus starts at the title and returns to the button that opened it; Escape closes unless the dialog is locked.',
      ],
    } satisfies Guidance,
  },
  args: {
    title: 'Withdraw access?',
    closeLabel: 'Close',
    onClose: () => undefined,
    children: <Text size="xs">The person can no longer open the service from now on.</Text>,
    actions: <Button variant="danger">Withdraw access</Button>,
  },
  // A page with several dialogs must not open all of them initially.
  render: function Confirmation(args) {
    const [isOpen, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open the dialog
        </Button>
        {isOpen && (
          <Dialog
            {...args}
            onClose={close}
            actions={
              <>
                <Button variant="ghost" disabled={args.isLocked} onClick={close}>
                  Keep access
                </Button>
                {args.actions}
              </>
            }
          />
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open the dialog' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wide: Story = { args: { isWide: true } };
export const Locked: Story = {
  args: {
    isLocked: true,
    actions: (
      <Button variant="danger" isLoading loadingLabel="Withdrawing">
        Withdraw access
      </Button>
    ),
  },
};
export const WithField: Story = {
  args: {
    title: 'Decline the request',
    children: <TextArea id="dialog-reason" name="reason" label="Reason" rows={3} />,
    actions: <Button>Decline</Button>,
  },
};
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
export const RightToLeft: Story = { decorators: [rightToLeft] };
/** Focuses the title, and the button again after closing. */
export const KeepsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open the dialog' });
    await userEvent.click(opener);
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Withdraw access?' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Keep access' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};
