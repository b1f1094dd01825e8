import type { NewRow } from '../../database/tables';
import { dayBefore } from '../calendar';
import { createDice } from '../dice';
import { assemblyArticles } from './assemblyArticles';
import { crimpArticles } from './crimpArticles';
import { wireArticles } from './wireArticles';

export const articles = [...wireArticles, ...crimpArticles, ...assemblyArticles];

/** The knowledge hub: two or three articles for each kind of machine, in English and German. */
export const createArticles = (now: Date): NewRow<'customer_articles'>[] =>
  articles.map(({ type, kind, minutes, title, steps }, index) => {
    const id = `article-${String(index + 1).padStart(2, '0')}`;
    return {
      id,
      type,
      kind,
      texts: JSON.stringify({
        en: { title: title[0], steps: steps.map(([en]) => en) },
        de: { title: title[1], steps: steps.map(([, de]) => de) },
      }),
      minutes,
      changed_on: dayBefore(now, createDice(id).between(15, 700)),
    };
  });
