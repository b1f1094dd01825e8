import type { ArticleKind, MachineType } from '../../database/serviceTypes';

type Pair = readonly [en: string, de: string];

export interface ArticleSource {
  type: MachineType;
  kind: ArticleKind;
  minutes: number;
  title: Pair;
  steps: readonly Pair[];
}

/** What to do at a machine, step by step, in English and German. */
export const article = (
  type: MachineType,
  kind: ArticleKind,
  minutes: number,
  title: Pair,
  steps: readonly Pair[],
): ArticleSource => ({ type, kind, minutes, title, steps });
