import { assign, createActor, fromCallback, setup } from 'xstate';

/**
 * Reason of a rejected file (portal, section 5: "File upload: images or videos, at most 100 MB"); `infected`: it
 * contains malware; `tooComplex`: it cannot be checked for it; `unavailable`: it could not be checked or stored at the moment.
 */
export type UploadRejection =
  | 'tooLarge'
  | 'notAllowed'
  | 'empty'
  | 'infected'
  | 'tooComplex'
  | 'broken'
  | 'unavailable';

export type UploadResult =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'rejected'; readonly code: UploadRejection };

export type SendUpload = (
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<UploadResult>;

export type UploadEvent =
  | { readonly type: 'upload.started' | 'upload.cancelled' | 'upload.retried' | 'upload.broken' }
  | { readonly type: 'upload.progressed'; readonly progress: number }
  | { readonly type: 'upload.answered'; readonly result: UploadResult };

export interface UploadContext {
  /** From 0 to 1. */
  readonly progress: number;
  readonly id: string | undefined;
  readonly rejection: UploadRejection | undefined;
}

const nothing: UploadContext = { progress: 0, id: undefined, rejection: undefined };

/** Upload of one file: can be cancelled, and retried if the connection failed or it could not be stored. */
export const uploadMachine = setup({
  types: {
    context: {} as UploadContext,
    events: {} as UploadEvent,
  },
  actors: { send: fromCallback<UploadEvent>(() => undefined) },
  actions: {
    begin: assign(nothing),
    progress: assign((_, { progress }: { progress: number }) => ({ progress })),
    settle: assign((_, { result }: { result: UploadResult }) =>
      result.kind === 'stored' ? { id: result.id, progress: 1 } : { rejection: result.code },
    ),
  },
  guards: { isStored: (_, { result }: { result: UploadResult }) => result.kind === 'stored' },
}).createMachine({
  id: 'upload',
  context: nothing,
  initial: 'idle',
  states: {
    idle: { on: { 'upload.started': 'uploading' } },
    uploading: {
      entry: 'begin',
      invoke: { src: 'send' },
      on: {
        'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
        'upload.answered': [
          {
            guard: { type: 'isStored', params: ({ event }) => event },
            target: 'stored',
            actions: { type: 'settle', params: ({ event }) => event },
          },
          { target: 'rejected', actions: { type: 'settle', params: ({ event }) => event } },
        ],
        'upload.broken': 'broken',
        'upload.cancelled': 'cancelled',
      },
    },
    stored: {},
    rejected: { on: { 'upload.retried': 'uploading' } },
    broken: { on: { 'upload.retried': 'uploading', 'upload.cancelled': 'cancelled' } },
    cancelled: { on: { 'upload.retried': 'uploading' } },
  },
});

export const createUploadActor = (send: SendUpload) =>
  createActor(
    uploadMachine.provide({
      actors: {
        send: fromCallback<UploadEvent>(({ sendBack }: { sendBack: (event: UploadEvent) => void }) => {
          const control = new AbortController();
          const onProgress = (progress: number) => sendBack({ type: 'upload.progressed', progress });
          send(onProgress, control.signal).then(
            (result) => sendBack({ type: 'upload.answered', result }),
            () => sendBack({ type: 'upload.broken' }),
          );
          return () => control.abort();
        }),
      },
    }),
  );
