import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, within } from 'storybook/test';
import {
  createSignIn,
  readSignInView,
  signInMachine,
  type SignInEvent,
  type SignInView,
} from '@kmx/core/machines/signIn';
import { SignInError } from '@kmx/core/portal';
import { MachineState, readStates, type Guidance } from '@kmx/design-system/guide';
import { SignInGate } from '../app/SignInGate';
import { configMock, localeMock, FakePortal } from '../shared/fakePortal.mock';
import { PortalHeading } from '../shared/PortalHeading';
import { createFakeSignInStore } from '../signIn/signInStore.mock';
import {
  createClock,
  createScriptedEffects,
  done,
  noTokens,
  oldTokens,
  somebody,
  tokens,
} from './signInScript.mock';

interface SignInWalkProps {
  /** Expected final state. */
  readonly state: string;
  /** Results of the effects, in order; effects without a result stay pending. */
  readonly script?: Parameters<typeof createScriptedEffects>[0];
  readonly isCallback?: boolean;
  /** Sent after sign-in. */
  readonly event?: SignInEvent['type'];
  /** Milliseconds to advance after the start. */
  readonly passes?: number;
}

/** A stable identity, because another script restarts the machine. */
const nothing: NonNullable<SignInWalkProps['script']> = {};

/** Runs the real machine to a state and renders the portal on top of it. */
function SignInWalk({ script = nothing, isCallback = false, event, passes = 0 }: SignInWalkProps) {
  const [shown, setShown] = useState<{ state: string; view: SignInView }>();
  useEffect(() => {
    const clock = createClock();
    const input = { returnTo: '/en/mykomax', readCurrentPath: () => '/en/mykomax', isCallback, now: () => 0 };
    const actor = createSignIn(createScriptedEffects(script), input, clock);
    let isSent = false;
    actor.subscribe((snapshot) => {
      const state = readStates(snapshot.value)[0] ?? '';
      setShown({ state, view: readSignInView(snapshot) });
      if (!event || isSent || state !== 'signedIn.idle') return;
      isSent = true;
      queueMicrotask(() => actor.send({ type: event }));
    });
    actor.start();
    clock.pass(passes);
    return () => void actor.stop();
  }, [script, isCallback, event, passes]);
  if (!shown) return null;
  return (
    <MachineState root={signInMachine.root} name="Sign-in" state={shown.state}>
      <FakePortal>
        <SignInGate
          screen={{ kind: 'dashboard' }}
          config={configMock}
          locale={localeMock}
          store={createFakeSignInStore(shown.view)}
          view={shown.view}
          goTo={() => undefined}
        >
          {(user) => <PortalHeading overline="Customer portal" title={`Welcome, ${user.firstName}`} />}
        </SignInGate>
      </FakePortal>
    </MachineState>
  );
}

const meta = {
  title: 'Machines/Sign-in',
  component: SignInWalk,
  parameters: {
    guidance: {
      summary:
        'Signing in, renewing and signing out in the customer portal. Most states pass in a blink and share one view; five of them stay: signed in, signing out, signed out, failed and aborted.',
      use: [
        'Look here for what somebody sees when a step takes long: every step before “signed in” shows the waiting view.',
        'A renewal keeps the screen as it is. Nothing may move, turn grey or take the focus while it runs.',
        'Words for a failure come from the error’s code, so that support can be told one sentence.',
      ],
      avoid: [
        'A view of its own for a step that nobody can act on: take the waiting view.',
        'A way out of a failure that only reloads: offer to try again and to sign in as somebody else.',
      ],
    } satisfies Guidance,
  },
  play: async ({ canvasElement, args }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: args.state })).toBeVisible();
  },
} satisfies Meta<typeof SignInWalk>;

export default meta;
type Story = StoryObj<typeof meta>;

const stored = { readStoredTokens: [tokens] };
const verified = { ...stored, verifyIdToken: [done] };
const signedIn = { ...verified, loadUserInfo: [somebody] };
const leading = { ...signedIn, leads: true };
const cleared = { ...leading, revokeAndDelete: [done] };
const renewed = { ...cleared, authorizeSilently: [tokens] };
const rejected = {
  readStoredTokens: [noTokens],
  authorizeSilently: [new SignInError('authenticationRequired')],
};
const ended = { ...signedIn, endSession: [done] };

export const CheckingTokens: Story = { args: { state: 'signingIn.checkingTokens' } };
export const FinishingRedirect: Story = {
  args: { state: 'signingIn.finishingRedirect', isCallback: true },
};
export const Forgetting: Story = {
  args: { state: 'signingIn.forgetting', script: { readStoredTokens: [oldTokens] } },
};
export const AuthorizingSilently: Story = {
  args: { state: 'signingIn.authorizingSilently', script: { readStoredTokens: [noTokens] } },
};
/** The browser is being redirected to the provider's page. */
export const Redirecting: Story = { args: { state: 'signingIn.redirecting', script: rejected } };
export const Verifying: Story = { args: { state: 'signingIn.verifying', script: stored } };
export const LoadingUser: Story = { args: { state: 'signingIn.loadingUser', script: verified } };
export const CountingFailure: Story = {
  args: {
    state: 'signingIn.countingFailure',
    script: { ...verified, loadUserInfo: [new SignInError('userInfoFailed', { status: 503 })] },
  },
};
export const SignedIn: Story = { args: { state: 'signedIn.idle', script: signedIn } };
/** Another tab renews first. */
export const RenewalWaitingForLead: Story = {
  args: { state: 'signedIn.renewing.waitingForLead', script: signedIn, event: 'signIn.force' },
};
export const RenewalForgetting: Story = {
  args: { state: 'signedIn.renewing.forgetting', script: leading, event: 'signIn.force' },
};
export const RenewalAuthorizingSilently: Story = {
  args: { state: 'signedIn.renewing.authorizingSilently', script: cleared, event: 'signIn.force' },
};
export const RenewalVerifying: Story = {
  args: { state: 'signedIn.renewing.verifying', script: renewed, event: 'signIn.force' },
};
export const RenewalLoadingUser: Story = {
  args: {
    state: 'signedIn.renewing.loadingUser',
    script: { ...renewed, verifyIdToken: [done, done] },
    event: 'signIn.force',
  },
};
export const SigningOut: Story = {
  args: { state: 'signingOut', script: signedIn, event: 'signOut.request' },
};
export const SignedOutForgetting: Story = {
  args: { state: 'signedOut.forgetting', script: ended, event: 'signOut.request' },
};
export const SignedOut: Story = {
  args: {
    state: 'signedOut.settled',
    script: { ...ended, revokeAndDelete: [done] },
    event: 'signOut.request',
  },
};
export const Failed: Story = {
  args: { state: 'failed', script: { readStoredTokens: [new SignInError('storageBlocked')] } },
};
/** No response for 30 seconds. */
export const Aborted: Story = { args: { state: 'aborted', passes: 30_000 } };
