import { assign, createActor, setup, type ActorRefFrom } from 'xstate';

import type { PageTranslation } from '../../editing/PageTranslation';

import { createTranslationActors, type LanguagesInput, type PackageInput } from './createTranslationActors';
import { translationErrorCode } from './TranslationError';
import type {
  ImportResult,
  TranslationContext,
  TranslationEffects,
  TranslationEvent,
  TranslationInput,
  TranslationTask,
} from './translationEvents';

export * from './createTranslationActors';
export * from './TranslationError';
export type * from './translationEvents';

const rejectMissingActor = () =>
  Promise.reject(new Error('Translations need their actors: see createTranslation.'));

const base = setup({
  types: {
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- XState infers from the asserted type
    input: {} as TranslationInput,
    context: {} as TranslationContext,
    events: {} as TranslationEvent,
    tags: {} as 'busy',
  },
  actors: createTranslationActors({
    load: rejectMissingActor,
    start: rejectMissingActor,
    reset: rejectMissingActor,
    mark: rejectMissingActor,
    importPackage: rejectMissingActor,
  }),
  actions: {
    recordTask: assign((_, task: TranslationTask) => ({ task, error: undefined, problems: [] })),
    again: assign({ error: undefined, problems: [] }),
    take: assign((_, { translation }: { translation: PageTranslation }) => ({
      translation,
      error: undefined,
      problems: [],
    })),
    settle: assign((_, { result }: { result: ImportResult }) =>
      result.ok ? { translation: result.value, problems: [] } : { problems: result.error },
    ),
    fail: assign((_, { error }: { error: unknown }) => ({ error: translationErrorCode(error) })),
  },
  guards: {
    isKnown: ({ context }) => context.translation !== undefined,
    isTaken: (_, { result }: { result: ImportResult }) => result.ok,
    hasFailed: ({ context: { error, task } }, { type }: { type: TranslationTask['type'] }) =>
      error !== undefined && task?.type === type,
  },
});

const languagesOf = ({ context: { task } }: { context: TranslationContext }): LanguagesInput => ({
  languages: task && 'languages' in task ? task.languages : undefined,
});

const contentOf = ({ context: { task } }: { context: TranslationContext }): PackageInput => ({
  content: task?.type === 'translation.import' ? task.content : '',
});

const failure = {
  type: 'fail',
  params: ({ event }: { event: { readonly error: unknown } }) => ({ error: event.error }),
} as const;

const taking = {
  type: 'take',
  params: ({ event }: { event: { readonly output: PageTranslation } }) => ({ translation: event.output }),
} as const;

const settling = {
  type: 'settle',
  params: ({ event }: { event: { readonly output: ImportResult } }) => ({ result: event.output }),
} as const;

/** Changes some languages; a failure preserves the last known translation. */
const changing = (src: 'start' | 'reset' | 'mark') =>
  base.createStateConfig({
    tags: 'busy',
    invoke: {
      src,
      input: languagesOf,
      onDone: { target: 'ready', actions: taking },
      onError: { target: 'ready', actions: failure },
    },
  });

const recordingTask = {
  type: 'recordTask',
  params: ({ event }: { event: TranslationTask }) => event,
} as const;

/** Transitions while no request is pending. */
const waiting = base.createStateConfig({
  on: {
    'translation.start': { target: 'starting', actions: recordingTask },
    'translation.reset': { target: 'resetting', actions: recordingTask },
    'translation.mark': { target: 'marking', actions: recordingTask },
    'translation.import': { target: 'importing', actions: recordingTask },
    'translation.retry': [
      {
        guard: { type: 'hasFailed', params: { type: 'translation.start' } },
        target: 'starting',
        actions: 'again',
      },
      {
        guard: { type: 'hasFailed', params: { type: 'translation.reset' } },
        target: 'resetting',
        actions: 'again',
      },
      {
        guard: { type: 'hasFailed', params: { type: 'translation.mark' } },
        target: 'marking',
        actions: 'again',
      },
      {
        guard: { type: 'hasFailed', params: { type: 'translation.import' } },
        target: 'importing',
        actions: 'again',
      },
    ],
  },
});

/**
 * Translations of one page in the editor area: "Editor actions start translation and reset translation return the new
 * state" (section 4). One request at a time; failures preserve the last known state and can be retried.
 */
export const translationMachine = base.createMachine({
  id: 'translation',
  context: ({ input }) => ({
    translation: input.translation,
    problems: [],
    error: undefined,
    task: undefined,
  }),
  initial: 'beginning',
  states: {
    beginning: { always: [{ guard: 'isKnown', target: 'ready' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        onDone: { target: 'ready', actions: taking },
        onError: { target: 'failed', actions: failure },
      },
    },
    failed: { on: { 'translation.retry': { target: 'loading', actions: 'again' } } },
    ready: waiting,
    starting: changing('start'),
    resetting: changing('reset'),
    marking: changing('mark'),
    importing: {
      tags: 'busy',
      invoke: {
        src: 'importPackage',
        input: contentOf,
        onDone: [
          {
            guard: { type: 'isTaken', params: ({ event }) => ({ result: event.output }) },
            target: 'ready',
            actions: settling,
          },
          { target: 'rejected', actions: settling },
        ],
        onError: { target: 'ready', actions: failure },
      },
    },
    rejected: waiting,
  },
});

export interface TranslationView extends Pick<TranslationContext, 'translation' | 'problems' | 'error'> {
  readonly state:
    | 'loading'
    | 'failed'
    | 'ready'
    | 'starting'
    | 'resetting'
    | 'marking'
    | 'importing'
    | 'rejected';
  /** True while a request is pending. */
  readonly isBusy: boolean;
}

type Snapshot = ReturnType<ActorRefFrom<typeof translationMachine>['getSnapshot']>;

function toView(snapshot: Snapshot): TranslationView {
  const { translation, problems, error } = snapshot.context;
  const state = snapshot.value === 'beginning' ? 'loading' : snapshot.value;
  return { translation, problems, error, state, isBusy: snapshot.hasTag('busy') };
}

/** Starts the panel; `onChange` receives every state from the first on, `stop` aborts requests. */
export function createTranslation(
  effects: TranslationEffects,
  onChange: (view: TranslationView) => void,
  input: TranslationInput = {},
) {
  const actors = createTranslationActors(effects);
  const actor = createActor(translationMachine.provide({ actors }), { input });
  actor.subscribe((snapshot) => onChange(toView(snapshot)));
  actor.start();
  return {
    send: (event: TranslationEvent): void => actor.send(event),
    // Hides the return value of the actor, because React effects return this function.
    stop: (): void => void actor.stop(),
  };
}
