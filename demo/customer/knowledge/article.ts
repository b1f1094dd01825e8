import type { LanguageCode } from '@kmx/contract/locales';
import type { MachineType } from '@kmx/contract/machines';
import type { ArticleKind } from '@kmx/contract/parts';
import type { ByLanguage } from '../byLanguage';

interface Facts {
  type: MachineType;
  kind: ArticleKind;
  minutes: number;
}

interface ArticleText {
  title: string;
  steps: readonly string[];
}

export interface ArticleSource extends Facts {
  texts: ByLanguage<ArticleText>;
}

/** As many steps as there are in English, so that one that a language lacks does not compile. */
type Translated<Steps extends readonly string[]> = Readonly<
  Record<Exclude<LanguageCode, 'en'>, { title: string; steps: { readonly [Step in keyof Steps]: string } }>
>;

/** What to do at a machine, step by step, in every language of the portal. */
export const article = <const Steps extends readonly string[]>(
  facts: Facts,
  texts: { en: { title: string; steps: Steps } } & Translated<NoInfer<Steps>>,
): ArticleSource => ({ ...facts, texts });
