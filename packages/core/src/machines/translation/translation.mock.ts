import type { ChangedTarget, PageTranslation } from '../../editing/PageTranslation';

import { createTranslation, type TranslationView } from './translation.machine';
import type { ImportAnswer, TranslationEffects, TranslationInput } from './translationEvents';

const german: ChangedTarget = {
  id: 't1',
  language: 'de',
  translationState: 'MarkedForTranslation',
  exportedAt: null,
  importedAt: null,
  isStale: false,
  changes: [],
};

/** A page that is to be translated into German. */
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

/** A running panel whose effects end when a test says so. */
export function createTranslationWorld(input?: TranslationInput) {
  const calls: Call[] = [];
  const views: TranslationView[] = [];
  let resolveLast: (answer: PageTranslation | ImportAnswer) => void = () => undefined;
  let rejectLast: (error: Error) => void = () => undefined;
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  function ask<Answer extends PageTranslation | ImportAnswer>(
    name: EffectName,
    given: unknown,
    signal: AbortSignal,
    read: (answer: PageTranslation | ImportAnswer) => Answer,
  ): Promise<Answer> {
    calls.push({ name, given, signal });
    return new Promise((resolve, reject) => {
      resolveLast = (answer) => resolve(read(answer));
      rejectLast = reject;
    });
  }
  const translationOf = (answer: PageTranslation | ImportAnswer): PageTranslation => {
    if ('ok' in answer) throw new Error('This effect answers a translation.');
    return answer;
  };
  const importOf = (answer: PageTranslation | ImportAnswer): ImportAnswer => {
    if (!('ok' in answer)) throw new Error('This effect answers a result.');
    return answer;
  };

  const panel = createTranslation(
    {
      load: (signal) => ask('load', undefined, signal, translationOf),
      start: (languages, signal) => ask('start', languages, signal, translationOf),
      reset: (languages, signal) => ask('reset', languages, signal, translationOf),
      mark: (languages, signal) => ask('mark', languages, signal, translationOf),
      importPackage: (content, signal) => ask('importPackage', content, signal, importOf),
    },
    (view) => views.push(view),
    input,
  );
  return {
    ...panel,
    calls,
    views,
    view: () => views.at(-1),
    asked: () => calls.map(({ name, given }) => [name, given]),
    answer: async (answer: PageTranslation | ImportAnswer) => {
      resolveLast(answer);
      await settle();
    },
    refuse: async (error: Error) => {
      rejectLast(error);
      await settle();
    },
  };
}
