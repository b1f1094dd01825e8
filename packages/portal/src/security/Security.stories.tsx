import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent, within } from 'storybook/test';
import type { Guidance } from '@kmx/design-system/guide';

import { configMock, localeMock, FakePortal } from '../shared/fakePortal.mock';
import { customer } from '../signIn/signIn.mock';

import { Security } from './Security';
import { createFakeSecurityClient, rejecting, statusMock, withDevice, withPasskeys } from './security.mock';

const meta = {
  title: 'Portal/Security',
  component: Security,
  parameters: {
    guidance: {
      summary: 'Password, passkeys, second factor and sessions of a person.',
      use: [
        'Ask for the password, and the second factor where there is one, before it changes.',
        'Say after a change that every session has ended, and lead to a new sign-in.',
      ],
      avoid: ['Clearing what was entered when a request fails.'],
    } satisfies Guidance,
    layout: 'padded',
  },
  args: { locale: localeMock, config: configMock, user: customer, client: createFakeSecurityClient() },
  render: (args) => (
    <FakePortal user={args.user}>
      <Security {...args} />
    </FakePortal>
  ),
} satisfies Meta<typeof Security>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
};

export const Default: Story = {};

export const WithDevice: Story = { args: { client: createFakeSecurityClient(withDevice) } };

export const WithPasskeys: Story = { args: { client: createFakeSecurityClient(withPasskeys) } };

export const AddPasskey: Story = {
  ...WithPasskeys,
  play: ({ canvasElement }) => press(canvasElement, 'Add a passkey'),
};

export const FewCodesLeft: Story = {
  args: { client: createFakeSecurityClient({ ...withDevice, recoveryCodesLeft: 1, isDeviceRequired: true }) },
};

export const Employee: Story = {
  args: { client: createFakeSecurityClient({ ...withDevice, canChangePassword: false }) },
};

export const Proof: Story = {
  ...WithDevice,
  play: ({ canvasElement }) => press(canvasElement, 'Remove second factor'),
};

export const Enrolment: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Set up second factor');
    await press(canvasElement, 'Continue');
  },
};

export const NewCodes: Story = {
  ...WithDevice,
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'New recovery codes');
    await press(canvasElement, 'Create codes');
  },
};

export const PasswordRejected: Story = {
  args: { client: createFakeSecurityClient(statusMock, { changePassword: rejecting({ code: 'common' }) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText(/^Current password/), 'Demo-1234');
    await userEvent.type(canvas.getByLabelText(/^New password/), 'basketball');
    await press(canvasElement, 'Change password');
  },
};

export const ServiceDown: Story = {
  args: { client: createFakeSecurityClient(statusMock, { readStatus: rejecting({ code: 'unavailable' }) }) },
};

export const SmallScreen: Story = { ...WithDevice, globals: { viewport: { value: 'mobile' } } };
