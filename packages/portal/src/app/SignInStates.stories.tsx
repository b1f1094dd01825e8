import type { Meta, StoryObj } from '@storybook/react-vite';
import { SignInError } from '@kmx/core/portal';
import type { Guidance } from '@kmx/design-system/guide';

import { configMock, localeMock } from '../shared/fakePortal.mock';
import { createFakeSignInStore } from '../signIn/signInStore.mock';

import { PortalShell } from './PortalShell';

const meta = {
  title: 'Portal/Sign-in',
  parameters: {
    guidance: {
      summary:
        'What somebody sees of the portal while they are not signed in: waiting, signed out, failed, aborted.',
      use: [
        'One sentence of what happened, one of what to do, and the message that support asks for.',
        '“Try again” first; signing in as somebody else beside it.',
      ],
      avoid: [
        'Codes without words.',
        'A spinner without end: after 30 seconds the page says that it gave up.',
      ],
    } satisfies Guidance,
  },
  component: PortalShell,
  args: {
    screen: { kind: 'dashboard' },
    config: configMock,
    locale: localeMock,
    goTo: () => undefined,
    store: createFakeSignInStore({ kind: 'waiting' }),
  },
} satisfies Meta<typeof PortalShell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {};
export const SigningOut: Story = { args: { screen: { kind: 'logout' } } };
export const SignedOut: Story = { args: { store: createFakeSignInStore({ kind: 'signedOut' }) } };
/** The account was deleted or locked elsewhere. */
export const Refused: Story = { args: { store: createFakeSignInStore({ kind: 'rejected' }) } };
export const Aborted: Story = {
  args: {
    store: createFakeSignInStore({ kind: 'aborted', error: new SignInError('authorizationTimedOut') }),
  },
};
export const Failed: Story = {
  args: {
    store: createFakeSignInStore({
      kind: 'failed',
      error: new SignInError('userInfoFailed', { status: 503 }),
    }),
  },
};
export const StorageBlocked: Story = {
  args: { store: createFakeSignInStore({ kind: 'failed', error: new SignInError('storageBlocked') }) },
};
export const MissingParams: Story = {
  args: {
    screen: { kind: 'callback' },
    store: createFakeSignInStore({
      kind: 'failed',
      error: new SignInError('missingParams', {
        error: 'access_denied',
        errorDescription: 'End-User aborted interaction',
      }),
    }),
  },
};
export const SmallScreen: Story = {
  args: Failed.args,
  globals: { viewport: { value: 'mobile' } },
};
