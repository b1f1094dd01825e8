import { assign, createActor, fromPromise, setup } from 'xstate';

import type { FormProblem, FormValues } from '../../forms/FormDefinition';
import type { FormFailure } from '../../forms/FormReading';
import type { Result } from '../../types/Result';

import {
  applySubmitResult,
  decideShownProblems,
  type FormContext,
  type FormEvent,
  type FormInput,
  type FormServices,
  type SubmitResult,
} from './formEvents';
import { submitForm } from './submitForm';

export type * from './formEvents';

type Checked = Result<FormValues, readonly FormProblem[]>;
interface Sending {
  readonly values: FormValues;
  readonly idempotencyKey: string;
}

const rejectMissingActor = () => Promise.reject(new Error('A form needs its actors: see createFormActor.'));

const base = setup({
  types: {
    input: {} as FormInput,
    context: {} as FormContext,
    events: {} as FormEvent,
  },
  actors: {
    validate: fromPromise<Checked, FormValues>(rejectMissingActor),
    submit: fromPromise<SubmitResult, Sending>(rejectMissingActor),
  },
  actions: {
    take: assign((_, { values }: { values: FormValues }) => ({
      values,
      blurred: undefined,
      failure: undefined,
    })),
    recordBlur: assign((_, { values, name }: { values: FormValues; name: string }) => ({
      values,
      blurred: name,
    })),
    connect: assign((_, { isOnline }: { isOnline: boolean }) => ({ isOnline })),
    showAll: assign((_, { problems }: { problems: readonly FormProblem[] }) => ({
      problems,
      hasSubmitted: true,
    })),
    showLeft: assign(({ context }, { found }: { found: readonly FormProblem[] }) => ({
      problems: decideShownProblems(context.problems, found, context.blurred ?? ''),
    })),
    fail: assign((_, { reason }: { reason: FormFailure }) => ({ failure: reason })),
    settle: assign((_, { result }: { result: SubmitResult }) => applySubmitResult(result)),
    clear: assign(({ context: { isOnline, createKey } }) => createContext({ isOnline, createKey })),
  },
  guards: {
    hasSubmitted: ({ context }) => context.hasSubmitted,
    isBlurCheck: ({ context }) => context.blurred !== undefined,
    isOffline: ({ context }) => !context.isOnline,
    isResultOfKind: (_, { result, kind }: { result: SubmitResult; kind: SubmitResult['kind'] }) =>
      result.kind === kind,
  },
});

function createContext({ isOnline, createKey, hasSubmitted = false }: FormInput): FormContext {
  return {
    isOnline,
    createKey,
    values: {},
    problems: [],
    hasSubmitted,
    blurred: undefined,
    idempotencyKey: createKey(),
    failure: undefined,
    reference: undefined,
  };
}

/** Transitions while the form is neither being checked nor sent. */
const filling = {
  'form.submitted': {
    target: 'validating',
    actions: { type: 'take', params: ({ event }: { event: { values: FormValues } }) => event },
  },
  'field.blurred': {
    guard: 'hasSubmitted',
    target: 'validating',
    actions: {
      type: 'recordBlur',
      params: ({ event }: { event: { values: FormValues; name: string } }) => event,
    },
  },
  'form.reset': { target: 'editing', actions: 'clear' },
} as const;

const found = (checked: Checked) => (checked.ok ? [] : checked.error);

/**
 * "Form submission states: submit, success and failure" (portal, section 4). A second submission during the first is
 * ignored, one without a network waits for it, and all attempts have the same key.
 */
export const formMachine = base.createMachine({
  id: 'form',
  context: ({ input }) => createContext(input),
  initial: 'editing',
  on: {
    online: { actions: { type: 'connect', params: { isOnline: true } } },
    offline: { actions: { type: 'connect', params: { isOnline: false } } },
  },
  states: {
    editing: { on: filling },
    validating: {
      // A click on "send" blurs a field first. Its check must not swallow the click.
      on: { 'form.submitted': { ...filling['form.submitted'], guard: 'isBlurCheck', reenter: true } },
      invoke: {
        src: 'validate',
        input: ({ context }) => context.values,
        onDone: [
          {
            guard: 'isBlurCheck',
            target: 'editing',
            actions: { type: 'showLeft', params: ({ event }) => ({ found: found(event.output) }) },
          },
          {
            guard: ({ event }) => !event.output.ok,
            target: 'editing',
            actions: { type: 'showAll', params: ({ event }) => ({ problems: found(event.output) }) },
          },
          {
            guard: 'isOffline',
            target: 'offline',
            actions: { type: 'showAll', params: { problems: [] } },
          },
          { target: 'submitting', actions: { type: 'showAll', params: { problems: [] } } },
        ],
        onError: { target: 'failure', actions: { type: 'fail', params: { reason: 'unavailable' } } },
      },
    },
    submitting: {
      invoke: {
        src: 'submit',
        input: ({ context }) => context,
        onDone: [
          {
            guard: {
              type: 'isResultOfKind',
              params: ({ event }) => ({ result: event.output, kind: 'sent' }),
            },
            target: 'success',
            actions: { type: 'settle', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: {
              type: 'isResultOfKind',
              params: ({ event }) => ({ result: event.output, kind: 'invalid' }),
            },
            target: 'editing',
            actions: { type: 'settle', params: ({ event }) => ({ result: event.output }) },
          },
          {
            guard: {
              type: 'isResultOfKind',
              params: ({ event }) => ({ result: event.output, kind: 'offline' }),
            },
            target: 'offline',
            actions: { type: 'connect', params: { isOnline: false } },
          },
          {
            target: 'failure',
            actions: { type: 'settle', params: ({ event }) => ({ result: event.output }) },
          },
        ],
        onError: { target: 'failure', actions: { type: 'fail', params: { reason: 'unavailable' } } },
      },
    },
    offline: {
      on: {
        online: { target: 'submitting', actions: { type: 'connect', params: { isOnline: true } } },
        'form.reset': filling['form.reset'],
      },
    },
    failure: { on: filling },
    success: { type: 'final' },
  },
});

/** Creates the actor; `services` provide the effects of the browser. */
export const createFormActor = (services: FormServices, input: FormInput) =>
  createActor(
    formMachine.provide({
      actors: {
        validate: fromPromise<Checked, FormValues>(({ input: values }) => services.validate(values)),
        submit: fromPromise<SubmitResult, Sending>(({ input: { values, idempotencyKey } }) =>
          submitForm(services, values, idempotencyKey),
        ),
      },
    }),
    { input },
  );
