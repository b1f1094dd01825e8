import type { ChangedTarget, PageTranslation } from '../../editing/PageTranslation';

import { createTranslation, type TranslationView } from './translation.machine';
import type { ImportResult, TranslationEffects, TranslationInput } from './translationEvents';

const german: ChangedTarget = {
  id: 't1',
  language: 'de',
  translationState: 'MarkedForTranslation',
  exportedAt: null,
  importedAt: null,
  isStale: false,
  changes: [],
};

export const mockTranslation = (more: Partial<ChangedTarget> = {}): PageTranslation => ({
  pageId: 'p1',
  title: 'Crimping',
  site: 'main',
  sourceLanguage: 'en',
  targetLanguages: [{ ...german, ...more }],
});

type EffectName = keyof TranslationEffects;

interface Call {
  readonly name: EffectName;
  readonly given: unknown;
  readonly signal: AbortSignal;
}

export function createTranslationWorld(input?: TranslationInput) {
  const calls: Call[] = [];
  const views: TranslationView[] = [];
  let resolveLast: (result: PageTranslation | ImportResult) => void = () => undefined;
  let rejectLast: (error: Error) => void = () => undefined;
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  function request<Output extends PageTranslation | ImportResult>(
    name: EffectName,
    given: unknown,
    signal: AbortSignal,
    read: (result: PageTranslation | ImportResult) => Output,
  ): Promise<Output> {
    calls.push({ name, given, signal });
    return new Promise((resolve, reject) => {
      resolveLast = (result) => resolve(read(result));
      rejectLast = reject;
    });
  }
  const translationOf = (result: PageTranslation | ImportResult): PageTranslation => {
    if ('ok' in result) throw new Error('This effect returns a translation.');
    return result;
  };
  const importOf = (result: PageTranslation | ImportResult): ImportResult => {
    if (!('ok' in result)) throw new Error('This effect returns a result.');
    return result;
  };

  const panel = createTranslation(
    {
      load: (signal) => request('load', undefined, signal, translationOf),
      start: (languages, signal) => request('start', languages, signal, translationOf),
      reset: (languages, signal) => request('reset', languages, signal, translationOf),
      mark: (languages, signal) => request('mark', languages, signal, translationOf),
      importPackage: (content, signal) => request('importPackage', content, signal, importOf),
    },
    (view) => views.push(view),
    input,
  );
  return {
    ...panel,
    calls,
    views,
    view: () => views.at(-1),
    requested: () => calls.map(({ name, given }) => [name, given]),
    respond: async (result: PageTranslation | ImportResult) => {
      resolveLast(result);
      await settle();
    },
    rejectRequest: async (error: Error) => {
      rejectLast(error);
      await settle();
    },
  };
}
