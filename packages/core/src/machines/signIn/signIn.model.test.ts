import type { AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

import { SignInError } from '../../portal/signIn/SignInError';

import { signInMachine, type SignInEvent, type SignInInput } from './signIn.machine';
import { createWorld, hour, startedAt, tokensFor, userInfo, type World } from './signIn.mock';

interface Move {
  readonly name: string;
  /** True if the effect that it settles is pending; always true for an event. */
  readonly isPossible: (world: World) => boolean;
  readonly run: (world: World) => Promise<unknown>;
}

type Steps = World['steps'];
const loginRequired = new SignInError('authenticationRequired');
const broken = new SignInError('idTokenInvalid');

const ends = (step: keyof Steps, name: string, run: (steps: Steps) => void): Move => ({
  name: `${step}: ${name}`,
  isPossible: ({ steps }) => steps[step].isOpen,
  run: ({ steps, settle }) => {
    run(steps);
    return settle();
  },
});
const fails = (step: keyof Steps, cause: Error) =>
  ends(step, cause.message, (steps) => steps[step].reject(cause));
const always = (name: string, run: Move['run']): Move => ({ name, isPossible: () => true, run });
const comes = (type: SignInEvent['type']) => always(type, ({ send }) => send(type));

/** All events and results of effects. */
const moves: readonly Move[] = [
  ends('readStoredTokens', 'none', (steps) => steps.readStoredTokens.resolve(undefined)),
  ends('readStoredTokens', 'lasting', (steps) => steps.readStoredTokens.resolve(tokensFor(100 * hour))),
  ends('readStoredTokens', 'expiring', (steps) => steps.readStoredTokens.resolve(tokensFor(1000))),
  fails('readStoredTokens', new SyntaxError('JSON')),
  fails('readStoredTokens', new SignInError('storageBlocked')),
  ends('finishRedirect', 'right', (steps) =>
    steps.finishRedirect.resolve({ tokens: tokensFor(hour), returnTo: '/en/mykomax/account' }),
  ),
  fails('finishRedirect', new SignInError('stateMismatch')),
  ends('revokeAndDelete', 'right', (steps) => steps.revokeAndDelete.resolve()),
  fails('revokeAndDelete', new SignInError('revokeFailed')),
  ends('authorizeSilently', 'right', (steps) => steps.authorizeSilently.resolve(tokensFor(100 * hour))),
  fails('authorizeSilently', loginRequired),
  fails('authorizeSilently', broken),
  ends('redirectToLogin', 'back again', (steps) => steps.redirectToLogin.resolve()),
  fails('redirectToLogin', new TypeError('Failed to fetch')),
  ends('verifyIdToken', 'right', (steps) => steps.verifyIdToken.resolve()),
  fails('verifyIdToken', broken),
  ends('loadUserInfo', 'right', (steps) => steps.loadUserInfo.resolve(userInfo)),
  ends('loadUserInfo', 'of another', (steps) => steps.loadUserInfo.resolve({ ...userInfo, sub: 'u-2' })),
  fails('loadUserInfo', new SignInError('userInfoFailed', { status: 500 })),
  ends('endSession', 'right', (steps) => steps.endSession.resolve()),
  fails('endSession', new SignInError('endSessionFailed', { status: 500 })),
  ends('recordFailure', 'first', (steps) => steps.recordFailure.resolve([startedAt])),
  ends('recordFailure', 'third', (steps) => steps.recordFailure.resolve([startedAt, startedAt, startedAt])),
  fails('recordFailure', new SignInError('storageBlocked')),
  always('lead', ({ gain }) => gain()),
  always('signed out elsewhere', ({ receiveSignOut }) => receiveSignOut()),
  always('15 s', ({ pass }) => pass(15_000)),
  always('30 s', ({ pass }) => pass(30_000)),
  always('99 h', ({ pass }) => pass(99 * hour + hour)),
  always('wakes up', ({ sleep, send }) => {
    sleep(100 * hour);
    return send('token.expiring');
  }),
  comes('signIn.start'),
  comes('signIn.force'),
  comes('signOut.request'),
  comes('session.rejected'),
  comes('page.restored'),
];

const nameOf = ({ source, eventType, guard, target, actions }: AnyTransitionDefinition) => {
  const named = (part: unknown) =>
    typeof part === 'object' && part !== null && 'type' in part ? String(part.type) : String(part ?? '');
  const [to, does] = [target?.map(({ id }) => id) ?? [], actions.map(named)];
  return `${source.id} --${eventType}[${named(guard)}]--> ${to.join()} / ${does.join()}`;
};

/** Key of a state for the walk. It excludes the clock. */
const placeOf = (world: World) => {
  const { isForced, isCallback, isSignOut, isReSignIn, isFromStorage, isRejected, user } = world.context();
  return [world.state(), isForced, isCallback, isSignOut, isReSignIn, isFromStorage, isRejected, !!user].join(
    ' ',
  );
};

async function replay(input: Partial<SignInInput>, path: readonly Move[], taken: Set<string>) {
  const world = createWorld(input);
  world.actor.system.inspect((event) => {
    if (event.type === '@xstate.microstep' && event.actorRef === world.actor) {
      event._transitions.forEach((transition) => taken.add(nameOf(transition)));
    }
  });
  world.start();
  await world.settle();
  for (const move of path) await move.run(world);
  return world;
}

/** Collects the visited states, the transitions, and violations. */
const createSightings = () => ({
  places: new Map<string, string>(),
  taken: new Set<string>(),
  wrong: [] as string[],
});

/** Walks breadth-first until no move leads to a new state; returns the initial state. */
async function walk(
  input: Partial<SignInInput>,
  { places, taken, wrong }: ReturnType<typeof createSightings>,
) {
  const starts: string[] = [];
  const paths: (readonly Move[])[] = [[]];
  for (let path = paths.shift(); path; path = paths.shift()) {
    const walked = path;
    const world = await replay(input, walked, taken);
    if (walked.length === 0) starts.push(world.state());
    const place = placeOf(world);
    if (!places.has(place)) {
      places.set(place, world.state());
      const { kind } = world.view();
      if ((kind === 'signedIn') !== world.state().startsWith('signedIn'))
        wrong.push(`${place} shows ${kind}`);
      paths.push(...moves.filter((move) => move.isPossible(world)).map((move) => [...walked, move]));
    }
    world.actor.stop();
  }
  return starts;
}

const nodes = [signInMachine.root, ...getStateNodes(signInMachine)];
const transitions = nodes.flatMap((node) => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
]);
const states = nodes.filter(({ type }) => type === 'atomic').map(({ path }) => path.join('.'));

/** Left at once, depending on how the page was opened; the start of a walk shows its target. */
const starting = 'signingIn.starting';

it('walks every state and every transition of the sign-in', async () => {
  const sightings = createSightings();
  expect(await walk({}, sightings)).toEqual(['signingIn.checkingTokens']);
  expect(await walk({ isCallback: true }, sightings)).toEqual(['signingIn.finishingRedirect']);
  expect(await walk({ isSignOut: true }, sightings)).toEqual(['signingOut']);
  const seen = new Set(sightings.places.values());
  expect(states.filter((state) => state !== starting && !seen.has(state))).toEqual([]);
  const names = transitions.map(nameOf).filter((name) => !name.startsWith(`signIn.${starting} `));
  expect(names.filter((name) => !sightings.taken.has(name))).toEqual([]);
  expect(new Set(names).size).toBeGreaterThan(50);
  expect(sightings.wrong).toEqual([]);
}, 120_000);
