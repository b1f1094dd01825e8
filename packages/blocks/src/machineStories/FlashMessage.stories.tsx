import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { flashMessageMachine } from '@kmx/core/machines/flashMessage';
import { MachineState, type Guidance } from '@kmx/design-system/guide';
import { LiveFlashMessage } from '../shared/FlashMessage/LiveFlashMessage.client';

interface FlashMessageStateProps {
  readonly state: string;
  readonly isFloating?: boolean;
  readonly isStatic?: boolean;
  readonly hasLink?: boolean;
  readonly timeoutMs?: number;
}

const FlashMessageState = ({ state, hasLink = false, ...behaviour }: FlashMessageStateProps) => (
  <MachineState root={flashMessageMachine.root} name="Flash message" state={state}>
    <LiveFlashMessage
      {...behaviour}
      type="success"
      title="Request received"
      closeLabel="Hide this message"
      link={hasLink ? { text: 'See your tickets', href: '/tickets' } : undefined}
    >
      We answer within 24 hours.
    </LiveFlashMessage>
  </MachineState>
);

const meta = {
  title: 'Machines/Flash message',
  component: FlashMessageState,
  parameters: {
    guidance: {
      summary:
        'A message that is seen and goes: by its hide control, or by itself after 7 seconds when it floats.',
      use: [
        'Let a message float only when nothing is lost by missing it, such as “Saved”.',
        'A message with a link stays until the link is followed: it has no hide control.',
      ],
      avoid: ['A floating message for an error: what somebody has to act on rests in the page.'],
    } satisfies Guidance,
  },
} satisfies Meta<typeof FlashMessageState>;

export default meta;
type Story = StoryObj<typeof meta>;

const isThere: Story['play'] = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('Request received')).toBeVisible();
};

const isGone = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).queryByText('Request received')).toBeNull());

export const Resting: Story = { args: { state: 'visible.resting' }, play: isThere };
export const RestingWithLink: Story = { args: { state: 'visible.resting', hasLink: true }, play: isThere };
export const RestingStatic: Story = { args: { state: 'visible.resting', isStatic: true }, play: isThere };
/** With a timeout of a day, so that it can be inspected. */
export const Floating: Story = {
  args: { state: 'visible.floating', isFloating: true, timeoutMs: 86_400_000 },
  play: isThere,
};
export const HiddenByHand: Story = {
  args: { state: 'hidden' },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hide this message' }));
    await isGone(canvasElement);
  },
};
export const HiddenByTime: Story = {
  args: { state: 'hidden', isFloating: true, timeoutMs: 10 },
  play: ({ canvasElement }) => isGone(canvasElement),
};
