import { assign, fromPromise, setup } from 'xstate';

import { userImportLimits, type UserImportLine, type UserImportRow } from '@kmx/contract/userImports';

export interface UserImportBatch {
  /** UUID, the same for all batches of an import. */
  readonly idempotencyKey: string;
  readonly rows: readonly UserImportRow[];
}

/** Requests to the customer service; both reject if there is no result for the lines. */
export interface UserImportRequests {
  readonly check: (rows: readonly UserImportRow[], signal: AbortSignal) => Promise<readonly UserImportLine[]>;
  readonly importBatch: (batch: UserImportBatch, signal: AbortSignal) => Promise<readonly UserImportLine[]>;
}

/** A response that lacks lines: sending them for ever would not help. */
class IncompleteResponse extends Error {
  readonly code = 'incompleteResponse';
}

export type UserImportEvent =
  | { readonly type: 'list.submitted'; readonly rows: readonly UserImportRow[] }
  | { readonly type: 'list.changed' }
  | { readonly type: 'check.retried' }
  | { readonly type: 'import.confirmed'; readonly idempotencyKey: string }
  | { readonly type: 'import.continued' };

export interface UserImportContext {
  readonly rows: readonly UserImportRow[];
  readonly preview: readonly UserImportLine[];
  readonly idempotencyKey: string;
  /** Results of the batches so far. */
  readonly results: readonly UserImportLine[];
  readonly error: unknown;
}

/** Rows that the preview accepted and that have no result yet. */
const findRemaining = ({ rows, preview, results }: UserImportContext) => {
  const ready = new Set(preview.filter(({ outcome }) => outcome === 'ready').map(({ line }) => line));
  for (const { line } of results) ready.delete(line);
  return rows.filter(({ line }) => ready.has(line));
};

const nothing: UserImportContext = {
  rows: [],
  preview: [],
  idempotencyKey: '',
  results: [],
  error: undefined,
};

const missing = () => Promise.reject(new Error('createUserImport gives this actor.'));

/**
 * Import of users: a dry run of the whole list, and after the confirmation batch by batch. Changing the list aborts the
 * dry run. A batch without a response is sent again with the same key.
 */
const userImportMachine = setup({
  types: { context: {} as UserImportContext, events: {} as UserImportEvent },
  actors: {
    check: fromPromise<readonly UserImportLine[], readonly UserImportRow[]>(missing),
    importBatch: fromPromise<readonly UserImportLine[], UserImportBatch>(missing),
  },
  actions: {
    clear: assign(nothing),
    setRows: assign((_, { rows }: { rows: readonly UserImportRow[] }) => ({ ...nothing, rows })),
    setPreview: assign((_, { lines }: { lines: readonly UserImportLine[] }) => ({ preview: lines })),
    setKey: assign((_, { idempotencyKey }: { idempotencyKey: string }) => ({ idempotencyKey })),
    addResults: assign(({ context }, { lines }: { lines: readonly UserImportLine[] }) => ({
      results: [...context.results, ...lines],
    })),
    setError: assign((_, { error }: { error: unknown }) => ({ error })),
    clearError: assign({ error: undefined }),
  },
  guards: {
    hasRemaining: ({ context }) => findRemaining(context).length > 0,
  },
}).createMachine({
  id: 'userImport',
  context: nothing,
  initial: 'choosing',
  states: {
    choosing: {
      entry: 'clear',
    },
    checking: {
      entry: 'clearError',
      invoke: {
        src: 'check',
        input: ({ context }) => context.rows,
        onDone: {
          target: 'previewing',
          actions: { type: 'setPreview', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: {
          target: 'uncheckable',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
    },
    uncheckable: { on: { 'check.retried': 'checking' } },
    previewing: {
      on: {
        'import.confirmed': {
          guard: 'hasRemaining',
          target: 'importing',
          actions: { type: 'setKey', params: ({ event }) => event },
        },
      },
    },
    importing: {
      entry: 'clearError',
      invoke: {
        src: 'importBatch',
        input: ({ context }) => ({
          idempotencyKey: context.idempotencyKey,
          rows: findRemaining(context).slice(0, userImportLimits.rowsAtOnce),
        }),
        onDone: {
          target: 'deciding',
          actions: { type: 'addResults', params: ({ event }) => ({ lines: event.output }) },
        },
        onError: {
          target: 'interrupted',
          actions: { type: 'setError', params: ({ event }) => event },
        },
      },
      // A list that is being imported is not replaced.
      on: { 'list.submitted': {}, 'list.changed': {} },
    },
    deciding: { always: [{ guard: 'hasRemaining', target: 'importing' }, { target: 'finished' }] },
    interrupted: { on: { 'import.continued': 'importing' } },
    finished: {},
  },
  on: {
    'list.submitted': {
      target: '.checking',
      reenter: true,
      actions: { type: 'setRows', params: ({ event }) => event },
    },
    'list.changed': '.choosing',
  },
});

export const createUserImport = ({ check, importBatch }: UserImportRequests) =>
  userImportMachine.provide({
    actors: {
      check: fromPromise<readonly UserImportLine[], readonly UserImportRow[]>(({ input, signal }) =>
        check(input, signal),
      ),
      importBatch: fromPromise<readonly UserImportLine[], UserImportBatch>(async ({ input, signal }) => {
        const lines = await importBatch(input, signal);
        const isComplete = input.rows.every(({ line }) => lines.some((result) => result.line === line));
        if (!isComplete) throw new IncompleteResponse();
        return lines;
      }),
    },
  });
