import { decidePageTranslationState, type TranslationState } from './decidePageTranslationState';

const states = { m: 'MarkedForTranslation', i: 'InProgress', t: 'Translated' } as const;
type Letter = keyof typeof states;

describe('4 "Translated if all targets are translated; InProgress if any is in progress; otherwise MarkedForTranslation"', () => {
  it.each<[readonly Letter[], TranslationState | undefined]>([
    [[], undefined],
    [['m'], 'MarkedForTranslation'],
    [['i'], 'InProgress'],
    [['t'], 'Translated'],
    [['t', 't', 't'], 'Translated'],
    [['m', 'm'], 'MarkedForTranslation'],
    [['m', 'i'], 'InProgress'],
    [['t', 'i'], 'InProgress'],
    [['t', 'i', 'm'], 'InProgress'],
    [['t', 'm'], 'MarkedForTranslation'],
  ])('%j: %s', (letters, expected) => {
    const targets = letters.map((letter) => ({ translationState: states[letter] }));
    expect(decidePageTranslationState(targets)).toBe(expected);
    expect(decidePageTranslationState([...targets].reverse())).toBe(expected);
  });
});
