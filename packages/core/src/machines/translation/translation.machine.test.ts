import type { TranslationProblem } from '../../editing/PageTranslation';

import { TranslationError, type TranslationErrorCode, type TranslationTask } from './translation.machine';
import { createTranslationWorld, mockTranslation } from './translation.mock';

const known = mockTranslation();
const inProgress = mockTranslation({ translationState: 'InProgress', exportedAt: '2026-11-22T10:00:00Z' });
const translated = mockTranslation({ translationState: 'Translated' });
const problem: TranslationProblem = {
  kind: 'missingPlaceholder',
  segment: 'modules.b1.title',
  place: 'Hero banner › Title',
  detail: 'The link is missing.',
};

const tasks: readonly (readonly [TranslationTask, state: string, effect: string, given: unknown])[] = [
  [{ type: 'translation.start' }, 'starting', 'start', undefined],
  [{ type: 'translation.start', languages: ['de'] }, 'starting', 'start', ['de']],
  [{ type: 'translation.reset' }, 'resetting', 'reset', undefined],
  [{ type: 'translation.reset', languages: ['fr'] }, 'resetting', 'reset', ['fr']],
  [{ type: 'translation.mark', languages: ['de', 'fr'] }, 'marking', 'mark', ['de', 'fr']],
];
const importing: TranslationTask = { type: 'translation.import', content: '<xliff/>' };

describe('4 "Data fetches: idle, pending, success, error", of the translations of a page', () => {
  it('loads them and becomes ready', async () => {
    const { view, requested, respond } = createTranslationWorld();
    expect(view()).toMatchObject({ state: 'loading', isBusy: true, translation: undefined });
    await respond(known);
    expect(view()).toEqual({
      state: 'ready',
      isBusy: false,
      translation: known,
      problems: [],
      error: undefined,
    });
    expect(requested()).toEqual([['load', undefined]]);
  });

  it('does not load translations rendered by the server', () => {
    const { view, requested } = createTranslationWorld({ translation: known });
    expect(view()).toMatchObject({ state: 'ready', translation: known });
    expect(requested()).toEqual([]);
  });

  it.each<[TranslationErrorCode, Error]>([
    ['signedOut', new TranslationError('signedOut')],
    ['notFound', new TranslationError('notFound')],
    ['unavailable', new Error('The network is gone.')],
  ])('a failed load can be retried: %s', async (code, error) => {
    const { view, send, requested, respond, rejectRequest } = createTranslationWorld();
    await rejectRequest(error);
    expect(view()).toMatchObject({ state: 'failed', error: code, isBusy: false });
    send({ type: 'translation.start' });
    expect(view()).toMatchObject({ state: 'failed' });
    send({ type: 'translation.retry' });
    expect(view()).toMatchObject({ state: 'loading', error: undefined });
    await respond(known);
    expect([view()?.state, requested().length]).toEqual(['ready', 2]);
  });
});

describe('4 "Editor actions start translation and reset translation return the new state."', () => {
  it.each(tasks)('%j is %s: %s', async (task, state, effect, given) => {
    const { view, send, requested, respond } = createTranslationWorld({ translation: known });
    send(task);
    expect(view()).toMatchObject({ state, isBusy: true, translation: known });
    await respond(inProgress);
    expect(view()).toMatchObject({ state: 'ready', isBusy: false, translation: inProgress });
    expect(requested()).toEqual([[effect, given]]);
  });

  it.each(tasks)(
    '%j that fails keeps what is known, and is done again',
    async (task, state, effect, given) => {
      const { view, send, requested, respond, rejectRequest } = createTranslationWorld({
        translation: known,
      });
      send(task);
      await rejectRequest(new TranslationError('unavailable'));
      expect(view()).toMatchObject({ state: 'ready', translation: known, error: 'unavailable' });
      send({ type: 'translation.retry' });
      expect(view()).toMatchObject({ state, error: undefined });
      await respond(inProgress);
      expect(view()).toMatchObject({ state: 'ready', translation: inProgress, error: undefined });
      expect(requested()).toEqual([
        [effect, given],
        [effect, given],
      ]);
    },
  );

  it('runs one task at a time', async () => {
    const { send, requested, respond } = createTranslationWorld({ translation: known });
    send({ type: 'translation.start' });
    for (const [task] of tasks) send(task);
    send(importing);
    expect(requested()).toHaveLength(1);
    await respond(inProgress);
    expect(requested()).toHaveLength(1);
  });

  it('has nothing to retry without a failure', async () => {
    const { view, send, requested, respond } = createTranslationWorld({ translation: known });
    send({ type: 'translation.retry' });
    send({ type: 'translation.start' });
    await respond(inProgress);
    send({ type: 'translation.retry' });
    expect([view()?.state, requested().length]).toEqual(['ready', 1]);
  });

  it('accepts another task after a failure', async () => {
    const { view, send, requested, rejectRequest } = createTranslationWorld({ translation: known });
    send({ type: 'translation.start' });
    await rejectRequest(new TranslationError('unavailable'));
    send({ type: 'translation.mark', languages: ['fr'] });
    expect(view()?.error).toBeUndefined();
    await rejectRequest(new TranslationError('notPossible'));
    expect(view()?.error).toBe('notPossible');
    send({ type: 'translation.retry' });
    expect(requested().at(-1)).toEqual(['mark', ['fr']]);
  });
});

describe('a package of translated texts', () => {
  it('is imported', async () => {
    const { view, send, requested, respond } = createTranslationWorld({ translation: known });
    send(importing);
    expect(view()).toMatchObject({ state: 'importing', isBusy: true });
    await respond({ ok: true, value: translated });
    expect(view()).toMatchObject({ state: 'ready', translation: translated, problems: [] });
    expect(requested()).toEqual([['importPackage', '<xliff/>']]);
  });

  it('is rejected with all reasons; the table remains, and another package may follow', async () => {
    const { view, send, respond } = createTranslationWorld({ translation: known });
    send(importing);
    await respond({ ok: false, error: [problem] });
    expect(view()).toMatchObject({
      state: 'rejected',
      isBusy: false,
      translation: known,
      problems: [problem],
    });
    send({ type: 'translation.retry' });
    expect(view()?.state).toBe('rejected');
    send({ ...importing, content: '<better/>' });
    expect(view()).toMatchObject({ state: 'importing', problems: [] });
    await respond({ ok: true, value: translated });
    expect(view()).toMatchObject({ state: 'ready', translation: translated, problems: [] });
  });

  it('does not block other tasks after a rejection', async () => {
    const { view, send, respond } = createTranslationWorld({ translation: known });
    send(importing);
    await respond({ ok: false, error: [problem] });
    send({ type: 'translation.reset' });
    await respond(known);
    expect(view()).toMatchObject({ state: 'ready', problems: [] });
  });

  it('is sent again unchanged after a failure', async () => {
    const { view, send, requested, rejectRequest, respond } = createTranslationWorld({ translation: known });
    send(importing);
    await rejectRequest(new Error('The network is gone.'));
    expect(view()).toMatchObject({ state: 'ready', error: 'unavailable', translation: known });
    send({ type: 'translation.retry' });
    await respond({ ok: true, value: translated });
    expect(view()).toMatchObject({ state: 'ready', translation: translated, error: undefined });
    expect(requested().at(-1)).toEqual(['importPackage', '<xliff/>']);
  });
});

it('closing the panel aborts its requests', () => {
  const { stop, calls } = createTranslationWorld();
  stop();
  expect(calls[0]?.signal.aborted).toBe(true);
});
