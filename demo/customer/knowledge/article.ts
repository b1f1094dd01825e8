import type { LanguageCode } from '@kmx/contract/locales';
import type { MachineType } from '@kmx/contract/machines';
import type { ArticleKind } from '@kmx/contract/parts';
import type { ByLanguage } from '../byLanguage';

interface ArticleInput {
  type: MachineType;
  kind: ArticleKind;
  minutes: number;
}

interface ArticleText {
  title: string;
  steps: readonly string[];
}

export interface ArticleSource extends ArticleInput {
  texts: ByLanguage<ArticleText>;
}

/** The number of steps equals the English one, so that a missing translation does not compile. */
type Translated<Steps extends readonly string[]> = Readonly<
  Record<Exclude<LanguageCode, 'en'>, { title: string; steps: { readonly [Step in keyof Steps]: string } }>
>;

/** Instructions for a machine, step by step, in every language of the portal. */
export const article = <const Steps extends readonly string[]>(
  input: ArticleInput,
  texts: { en: { title: string; steps: Steps } } & Translated<NoInfer<Steps>>,
): ArticleSource => ({ ...input, texts });
