import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { z } from 'zod';
import { decideAvailability } from '@kmx/contract/parts';
import { escapePattern, containsAllTerms, inBytes, isOneOf } from '../database/conditions';
import type { CustomerDatabase } from '../database/connect';
import { isPlain } from '../database/isPlain';
import { pageOf, type Page } from '../database/pageOf';
import type { Row } from '../database/tables';
import type { Part } from './model';
import { toArticleKey } from './partKeys';
import { pickLanguage } from './pickLanguage';

/** A part in a language, or else in English. */
export const toPart = (row: Row<'customer_parts'>, language: string): Part => ({
  id: row.id,
  articleNumber: row.article_number,
  name: pickLanguage(row.names, language, z.string()),
  kind: row.kind,
  stock: row.stock,
  availabilityInDays: row.availability_days,
  location: row.location,
  availability: decideAvailability(row.stock),
  drawing: row.drawing,
});

interface PartQuestion {
  text: string | null;
  productSlug: string | null;
  language: string;
}

const articleOf = (text: string | null): string => (text === null ? '' : toArticleKey(text.slice(0, 200)));

/** 0 for the article itself, 1 for articles that begin so, 2 for those that hold all words. */
const rankOf = (article: string): RawBuilder<number> =>
  sql<number>`case when part.article_key = ${article} then 0 when ${article} <> '' and part.article_key like ${`${escapePattern(article)}%`} escape '\\' then 1 else 2 end`;

const conditionsOf = ({ text, productSlug }: PartQuestion): RawBuilder<SqlBool>[] => {
  const condition = containsAllTerms('part.search_key', text);
  const isFound =
    condition.length === 0
      ? []
      : [sql<SqlBool>`(${rankOf(articleOf(text))} < 2 or (${sql.join(condition, sql` and `)}))`];
  const isOfProduct =
    productSlug === null
      ? []
      : [
          sql<SqlBool>`exists (select 1 from customer_part_products as pair where pair.part_id = part.id and ${isOneOf(sql.ref('pair.product_slug'), [productSlug])})`,
        ];
  return [...isFound, ...isOfProduct];
};

const partsOf = (db: CustomerDatabase, question: PartQuestion) =>
  conditionsOf(question).reduce(
    (query, condition) => query.where(condition),
    db.selectFrom('customer_parts as part'),
  );

/** The parts that a text finds: an article number comes before words; the rest goes by article number. */
export const findParts = async (
  db: CustomerDatabase,
  question: PartQuestion,
  { offset, limit }: { offset: number; limit: number },
): Promise<Part[]> => {
  const rows = await partsOf(db, question)
    .selectAll('part')
    .orderBy(rankOf(articleOf(question.text)))
    .orderBy(inBytes(db, sql.ref('part.article_key')))
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map((row) => toPart(row, question.language));
};

/** One page of the parts that a text finds, or of all. */
export const listParts = async (
  db: CustomerDatabase,
  question: PartQuestion,
  requested: { page: number; pageSize: number },
): Promise<Page<Part>> => {
  const counted = await partsOf(db, question)
    .select((is) => is.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const total = Number(counted.count);
  const { offset, page, pageSize } = pageOf(total, requested);
  return { total, page, pageSize, items: await findParts(db, question, { offset, limit: pageSize }) };
};

/** The parts of these article numbers, in their order, each once; unknown ones are left out. */
export const readPartsByArticleNumbers = async (
  db: CustomerDatabase,
  articleNumbers: readonly string[],
  language: string,
): Promise<Part[]> => {
  const keys = [...new Set(articleNumbers.filter(isPlain).map(toArticleKey))];
  const rows = await db
    .selectFrom('customer_parts')
    .selectAll()
    .where(isOneOf(sql.ref('article_key'), keys))
    .execute();
  return rows
    .toSorted((one, other) => keys.indexOf(one.article_key) - keys.indexOf(other.article_key))
    .map((row) => toPart(row, language));
};
