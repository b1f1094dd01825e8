import { assign, createActor, fromCallback, setup } from 'xstate';

/** Why a file was not taken (portal, section 5: "File upload: images or videos, at most 100 MB"); `unavailable`: it could not be stored now. */
export type UploadRejection = 'tooLarge' | 'notAllowed' | 'empty' | 'broken' | 'unavailable';

/** What sending a file led to. */
export type UploadResult =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: 'refused'; readonly code: UploadRejection };

/** Sends the file; tells how much has left (0 to 1), and stops at the signal. */
export type SendUpload = (
  onProgress: (progress: number) => void,
  signal: AbortSignal,
) => Promise<UploadResult>;

/** What happens to an upload. */
export type UploadEvent =
  | { readonly type: 'upload.started' | 'upload.cancelled' | 'upload.retried' | 'upload.broken' }
  | { readonly type: 'upload.progressed'; readonly progress: number }
  | { readonly type: 'upload.answered'; readonly result: UploadResult };

/** What is known of an upload. */
export interface UploadContext {
  /** From 0 to 1. */
  readonly progress: number;
  readonly id: string | undefined;
  readonly rejection: UploadRejection | undefined;
}

const nothing: UploadContext = { progress: 0, id: undefined, rejection: undefined };

/** One file on its way: it can be cancelled, and sent again when its connection broke or it could not be stored. */
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
          { target: 'refused', actions: { type: 'settle', params: ({ event }) => event } },
        ],
        'upload.broken': 'broken',
        'upload.cancelled': 'cancelled',
      },
    },
    stored: {},
    refused: { on: { 'upload.retried': 'uploading' } },
    broken: { on: { 'upload.retried': 'uploading', 'upload.cancelled': 'cancelled' } },
    cancelled: { on: { 'upload.retried': 'uploading' } },
  },
});

/** An upload that is ready to be started. */
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
