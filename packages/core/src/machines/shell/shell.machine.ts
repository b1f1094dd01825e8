import { and, createActor, forwardTo, fromPromise, setup, stateIn, type ActorOptions } from 'xstate';

import { prefetchMachine } from './prefetch.machine';
import { scrollMachine } from './scroll.machine';
import type { Shell, ShellEffects, ShellEvent, ShellInput } from './shellEvents';
import { manifestFetchDelayMs, versionPollMs } from './versionPoll';

export type { Shell, ShellEffects, ShellEvent, ShellInput } from './shellEvents';

const formClean = stateIn({ form: 'clean' });
const formDirty = stateIn({ form: 'dirty' });

/**
 * Shell of the browser (sections 7 to 9): detects new versions, turns the next navigation into a full load, and
 * reloads the page after a chunk load error; never while a form is partly filled in.
 */
export const shellMachine = setup({
  types: {
    input: {} as ShellInput,

    context: {} as ShellInput,

    events: {} as ShellEvent,
  },
  actors: {
    fetchLatestBuild: fromPromise<string>(() => Promise.reject(new Error('createShell gives this actor.'))),
    prefetch: prefetchMachine,
    scroll: scrollMachine,
  },
  actions: {
    // Provided by `createShell`.
    loadPage: (_, _params: { href: string }) => undefined,
    pushRoute: (_, _params: { href: string }) => undefined,
    reloadPage: () => undefined,
    showError: (_, _params: { cause: unknown }) => undefined,
    logManifestFailure: (_, _params: { cause: unknown }) => undefined,
  },
  guards: {
    isOtherBuild: ({ context }, { buildId }: { buildId: string }) => buildId !== context.buildId,
    isFormDirty: ({ context }) => context.isFormDirty,
    canReload: (_, { canReload }: { canReload: boolean }) => canReload,
  },
  delays: {
    firstFetch: ({ context }) => Math.max(0, manifestFetchDelayMs - context.elapsedMs),
    versionPoll: versionPollMs,
  },
}).createMachine({
  id: 'shell',
  context: ({ input }) => input,
  type: 'parallel',
  invoke: [
    { id: 'prefetch', src: 'prefetch' },
    { id: 'scroll', src: 'scroll' },
  ],
  on: {
    'link.seen': { actions: forwardTo('prefetch') },
    'prefetch.finished': { actions: forwardTo('prefetch') },
    'history.traversed': { actions: forwardTo('scroll') },
    'history.unknown': { actions: forwardTo('scroll') },
    'page.resized': { actions: forwardTo('scroll') },
    'reader.acted': { actions: forwardTo('scroll') },
  },
  states: {
    form: {
      initial: 'starting',
      on: { 'form.changed': '.dirty' },
      states: {
        starting: { always: [{ guard: 'isFormDirty', target: 'dirty' }, { target: 'clean' }] },
        clean: {},
        dirty: { on: { 'form.submitted': 'clean', 'navigation.finished': 'clean' } },
      },
    },
    version: {
      initial: 'waiting',
      states: {
        waiting: { after: { firstFetch: 'checking' } },
        checking: {
          invoke: {
            src: 'fetchLatestBuild',
            onDone: [
              {
                guard: { type: 'isOtherBuild', params: ({ event }) => ({ buildId: event.output }) },
                target: 'outdated',
              },
              { target: 'current' },
            ],
            onError: {
              target: 'current',
              actions: { type: 'logManifestFailure', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        current: { after: { versionPoll: 'checking' }, on: { 'page.visible': 'checking' } },
        outdated: {},
      },
    },
    page: {
      initial: 'standing',
      on: {
        'navigation.finished': { actions: forwardTo('scroll') },
        'navigation.requested': [
          {
            guard: and([formClean, stateIn({ version: 'outdated' })]),
            actions: { type: 'loadPage', params: ({ event }) => event },
          },
          {
            guard: and([formClean, stateIn({ page: 'spent' })]),
            actions: { type: 'loadPage', params: ({ event }) => event },
          },
          { actions: [{ type: 'pushRoute', params: ({ event }) => event }, forwardTo('scroll')] },
        ],
        'reload.requested': [
          { guard: formDirty, target: '.spent' },
          { target: '.leaving', actions: 'reloadPage' },
        ],
        'chunk.failed': [
          { guard: formDirty, target: '.spent' },
          {
            guard: { type: 'canReload', params: ({ event }) => event },
            target: '.leaving',
            actions: 'reloadPage',
          },
          { target: '.failed', actions: { type: 'showError', params: ({ event }) => event } },
        ],
      },
      states: {
        standing: {},
        /** Replaced on the next navigation, because a form prevented the reload. */
        spent: {},
        // Several chunks may be missing; one reload fetches them all.
        leaving: { on: { 'chunk.failed': undefined, 'reload.requested': undefined } },
        failed: {},
      },
    },
  },
});

const provideEffects = (effects: ShellEffects) =>
  shellMachine.provide({
    actors: {
      fetchLatestBuild: fromPromise<string>(({ signal }) => effects.fetchLatestBuildId(signal)),
      prefetch: prefetchMachine.provide({
        actions: { prefetchRoute: (_, { href }) => effects.prefetchRoute(href) },
      }),
      scroll: scrollMachine.provide({
        actions: { scrollTo: (_, { position }) => effects.scrollTo(position) },
      }),
    },
    actions: {
      loadPage: (_, { href }) => effects.loadPage(href),
      pushRoute: (_, { href }) => effects.pushRoute(href),
      reloadPage: effects.reloadPage,
      showError: (_, { cause }) => effects.showError(cause),
      logManifestFailure: (_, { cause }) => effects.logManifestFailure(cause),
    },
  });

type Clock = ActorOptions<typeof shellMachine>['clock'];

/** Starts the shell with its effects; tests pass their own clock. */
export function createShell(effects: ShellEffects, input: ShellInput, clock?: Clock): Shell {
  const actor = createActor(provideEffects(effects), { input, ...(clock && { clock }) }).start();
  return { send: (event) => actor.send(event), stop: () => actor.stop() };
}
