import type { LanguageCode } from '@kmx/contract/locales';
import type { TranslationTarget } from './readTranslatedPage';

type Targets = readonly TranslationTarget[];

/** Adds targets; existing ones are unchanged. */
export const markTargets = (targets: Targets, languages: readonly LanguageCode[]): TranslationTarget[] => {
  const known = new Set(targets.map(({ language }) => language));
  const added = [...new Set(languages)].filter((language) => !known.has(language));
  return [
    ...targets,
    ...added.map((language) => ({ language, translationState: 'MarkedForTranslation' as const })),
  ];
};

/** Sends languages to translators; without a list, those that are marked. */
export const startTargets = (
  targets: Targets,
  languages: readonly LanguageCode[] | undefined,
  now: string,
): TranslationTarget[] =>
  targets.map((target) => {
    const isMeant = languages
      ? languages.includes(target.language)
      : target.translationState === 'MarkedForTranslation';
    return isMeant ? { ...target, translationState: 'InProgress', exportedAt: now } : target;
  });

/** Resets targets without the stored source texts; all languages without a list. */
export const resetTargets = (
  targets: Targets,
  languages: readonly LanguageCode[] | undefined,
): TranslationTarget[] =>
  targets.map((target) =>
    (languages?.includes(target.language) ?? true)
      ? {
          ...target,
          translationState: 'MarkedForTranslation',
          exportedAt: null,
          importedAt: null,
          translatedSource: null,
        }
      : target,
  );
