import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';
import { DataError } from '../../data/problems';
import { localeMock } from '../../shared/fakePortal.mock';
import { FakeUserService } from '../fakeUserService.mock';
import { Invite } from './Invite';

type Responses = Parameters<typeof FakeUserService>[0]['responses'];

const withResponses = (responses: Responses): Story => ({
  decorators: [
    (StoryView) => (
      <FakeUserService responses={responses}>
        <StoryView />
      </FakeUserService>
    ),
  ],
});

const meta = {
  title: 'Portal/Users/Invite',
  parameters: {
    guidance: {
      summary:
        'Inviting a colleague: address, organisation, name, country, language and applications in one panel.',
      use: [
        'What was entered survives a sign-in that ran out.',
        'A refusal names its field; one that concerns somebody known leads to their page.',
      ],
      avoid: ['To close the panel before the service has answered.'],
    } satisfies Guidance,
  },
  component: Invite,
  args: { locale: localeMock, onClose: () => undefined, onInvited: () => undefined },
} satisfies Meta<typeof Invite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = withResponses({});
export const Loading: Story = withResponses({ InviteChoices: () => 'pending' });
export const Unavailable: Story = withResponses({ InviteChoices: () => new DataError('unavailable') });
export const SmallScreen: Story = { ...withResponses({}), globals: { viewport: { value: 'mobile' } } };
export const Invalid: Story = {
  ...withResponses({}),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement.ownerDocument.body);
    await userEvent.click(await canvas.findByRole('button', { name: 'Send invitation' }));
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: /^E-mail/ })).toHaveAttribute('aria-invalid', 'true'),
    );
  },
};
