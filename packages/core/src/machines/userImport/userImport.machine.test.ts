import { createActor } from 'xstate';

import type { UserImportLine, UserImportRow } from '@kmx/contract/userImports';

import { createUserImport } from './userImport.machine';

interface Request {
  readonly lines: readonly number[];
  readonly key: string | undefined;
  readonly signal: AbortSignal;
  readonly resolve: (lines: readonly UserImportLine[]) => void;
  readonly reject: (error: Error) => void;
}

const flush = async () => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
};
const createRows = (count: number): readonly UserImportRow[] =>
  Array.from({ length: count }, (_, index) => ({
    line: index + 2,
    email: `n${index}@demo.example`,
    firstName: 'Nina',
    lastName: 'Newcomer',
    organisation: '',
    country: 'DE',
    language: '',
    applications: '',
  }));
const all = (lines: readonly number[], outcome: UserImportLine['outcome']): readonly UserImportLine[] =>
  lines.map((line) => ({
    line,
    outcome,
    problems: [],
    email: 'nina@demo.example',
    name: 'Nina Newcomer',
    organisation: 'Harness Works North',
    applications: [],
    userId: null,
  }));

function start() {
  const requests: Request[] = [];
  const record = (rows: readonly UserImportRow[], key: string | undefined, signal: AbortSignal) =>
    new Promise<readonly UserImportLine[]>((resolve, reject) => {
      requests.push({ lines: rows.map(({ line }) => line), key, signal, resolve, reject });
    });
  const actor = createActor(
    createUserImport({
      check: (rows, signal) => record(rows, undefined, signal),
      importBatch: ({ rows, idempotencyKey }, signal) => record(rows, idempotencyKey, signal),
    }),
  );
  actor.start();
  const settle = async (result: readonly UserImportLine[] | Error) => {
    const request = requests.at(-1);
    if (result instanceof Error) request?.reject(result);
    else request?.resolve(result);
    await flush();
  };
  const preview = async (rows: readonly UserImportRow[], lines: readonly UserImportLine[]) => {
    actor.send({ type: 'list.submitted', rows });
    await settle(lines);
  };
  return { actor, requests, settle, preview, state: () => actor.getSnapshot().value };
}

describe('import of users', () => {
  it('checks a list, and imports nothing without a confirmation', async () => {
    const { actor, requests, preview, state } = start();
    await preview(createRows(2), [...all([2], 'ready'), ...all([3], 'rejected')]);
    expect([state(), requests.length]).toEqual(['previewing', 1]);
    actor.send({ type: 'import.continued' });
    expect([state(), requests.length]).toEqual(['previewing', 1]);
  });

  it('imports only the lines that the preview accepted, ten at once, under one key', async () => {
    const { actor, requests, settle, preview, state } = start();
    const rows = createRows(14);
    const lines = rows.map(({ line }) => line);
    await preview(rows, [
      ...all(lines.slice(0, 12), 'ready'),
      ...all([14], 'exists'),
      ...all([15], 'rejected'),
    ]);
    actor.send({ type: 'import.confirmed', idempotencyKey: 'key-1' });
    expect(requests.at(-1)).toMatchObject({ lines: lines.slice(0, 10), key: 'key-1' });
    await settle(all(lines.slice(0, 10), 'invited'));
    expect(requests.at(-1)).toMatchObject({ lines: lines.slice(10, 12), key: 'key-1' });
    await settle([...all([12], 'invited'), ...all([13], 'rejected')]);
    expect([state(), requests.length]).toEqual(['finished', 3]);
    expect(actor.getSnapshot().context.results).toHaveLength(12);
  });

  it('cannot be confirmed without a line that can be imported', async () => {
    const { actor, preview, state } = start();
    await preview(createRows(1), all([2], 'exists'));
    actor.send({ type: 'import.confirmed', idempotencyKey: 'key-1' });
    expect(state()).toBe('previewing');
  });

  it('sends a batch without a response again, with the same key, and keeps the results before it', async () => {
    const { actor, requests, settle, preview, state } = start();
    const rows = createRows(11);
    const lines = rows.map(({ line }) => line);
    await preview(rows, all(lines, 'ready'));
    actor.send({ type: 'import.confirmed', idempotencyKey: 'key-1' });
    await settle(all(lines.slice(0, 10), 'invited'));
    await settle(new Error('offline'));
    expect([state(), actor.getSnapshot().context.results.length]).toEqual(['interrupted', 10]);
    actor.send({ type: 'import.continued' });
    expect(requests.at(-1)).toMatchObject({ lines: [12], key: 'key-1' });
    await settle(all([12], 'invited'));
    expect([state(), actor.getSnapshot().context.error]).toEqual(['finished', undefined]);
  });

  it('checks again after a failure', async () => {
    const { actor, requests, settle, state } = start();
    actor.send({ type: 'list.submitted', rows: createRows(1) });
    await settle(new Error('offline'));
    expect(state()).toBe('uncheckable');
    actor.send({ type: 'check.retried' });
    expect([state(), requests.length]).toEqual(['checking', 2]);
  });

  it('drops the preview of a list that was changed, but does not replace one that is being imported', async () => {
    const { actor, requests, settle, preview, state } = start();
    actor.send({ type: 'list.submitted', rows: createRows(2) });
    actor.send({ type: 'list.submitted', rows: createRows(1) });
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
    actor.send({ type: 'list.changed' });
    await settle(all([2], 'ready'));
    expect([state(), actor.getSnapshot().context.preview]).toEqual(['choosing', []]);
    await preview(createRows(1), all([2], 'ready'));
    actor.send({ type: 'import.confirmed', idempotencyKey: 'key-1' });
    actor.send({ type: 'list.changed' });
    actor.send({ type: 'list.submitted', rows: createRows(3) });
    expect([state(), actor.getSnapshot().context.rows.length]).toEqual(['importing', 1]);
  });

  it('stops at a batch whose response has none of its lines, instead of sending it for ever', async () => {
    const { actor, settle, preview, state } = start();
    await preview(createRows(1), all([2], 'ready'));
    actor.send({ type: 'import.confirmed', idempotencyKey: 'key-1' });
    await settle([]);
    expect(state()).toBe('interrupted');
  });
});
