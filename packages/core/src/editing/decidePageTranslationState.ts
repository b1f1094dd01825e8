/** Section 4. */
export const translationStates = ['MarkedForTranslation', 'InProgress', 'Translated'] as const;

export type TranslationState = (typeof translationStates)[number];

/**
 * "Page translation state: Translated if all targets are translated; InProgress if any is in progress; otherwise
 * MarkedForTranslation" (section 4). A page without targets has no state.
 */
export function decidePageTranslationState(
  targets: readonly { readonly translationState: TranslationState }[],
): TranslationState | undefined {
  const states = targets.map(({ translationState }) => translationState);
  if (states.length === 0) return undefined;
  if (states.every((state) => state === 'Translated')) return 'Translated';
  return states.includes('InProgress') ? 'InProgress' : 'MarkedForTranslation';
}
