import type { NewRow } from '../../../services/customer/src/database/tables';
import { dayBefore } from '../calendar';
import { createDice } from '../dice';
import { articles } from './articles';

/** The knowledge hub: two or three articles for each kind of machine, in every language of the portal. */
export const createArticles = (now: Date): NewRow<'customer_articles'>[] =>
  articles.map(({ texts, ...facts }, index) => {
    const id = `article-${String(index + 1).padStart(2, '0')}`;
    return {
      ...facts,
      id,
      texts: JSON.stringify(texts),
      changed_on: dayBefore(now, createDice(id).between(15, 700)),
    };
  });
