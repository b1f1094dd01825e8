import { z } from 'zod';
import type { PartKind } from '@kmx/contract/parts';
import type { Scope } from '../auth/scope';
import type { CustomerDatabase } from '../database/connect';
import type { Article, ProductInfoDetail, ProductPart, SoftwareRelease } from './model';
import { pickLanguage } from './pickLanguage';
import { readProductInfo } from './readProductInfos';
import { readProductMachines } from './readProductMachines';
import { toPart } from './selectParts';

const articleSchema = z.object({ title: z.string(), steps: z.array(z.string()) });
const notesSchema = z.array(z.string());

/** The parts of a product, or those of one kind, by article number. */
export const readProductParts = async (
  db: CustomerDatabase,
  productSlug: string,
  language: string,
  kind?: PartKind,
): Promise<ProductPart[]> => {
  const all = db
    .selectFrom('customer_parts as part')
    .innerJoin('customer_part_products as pair', 'pair.part_id', 'part.id')
    .selectAll('part')
    .select('pair.replace_after_cycles')
    .where('pair.product_slug', '=', productSlug)
    .orderBy('part.article_key');
  const rows = await (kind === undefined ? all : all.where('part.kind', '=', kind)).execute();
  return rows.map((row) => ({ part: toPart(row, language), replaceAfterCycles: row.replace_after_cycles }));
};

const readArticles = async (
  db: CustomerDatabase,
  type: ProductInfoDetail['product']['type'],
  language: string,
): Promise<Article[]> => {
  const rows = await db
    .selectFrom('customer_articles')
    .selectAll()
    .where('type', '=', type)
    .orderBy('changed_on', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, kind, texts, minutes, changed_on: changedOn }) => ({
    ...pickLanguage(texts, language, articleSchema),
    id,
    kind,
    minutes,
    changedOn,
  }));
};

const readSoftware = async (
  db: CustomerDatabase,
  productSlug: string,
  language: string,
): Promise<SoftwareRelease[]> => {
  const rows = await db
    .selectFrom('customer_software')
    .selectAll()
    .where('product_slug', '=', productSlug)
    .orderBy('released_on', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, version, released_on: releasedOn, notes, size_bytes: size }) => ({
    id,
    version,
    releasedOn,
    size,
    notes: pickLanguage(notes, language, notesSchema),
  }));
};

/** All of a product in a language, with the viewer's own machines of it when they may see the inventory. */
export const readProductDetail = async (
  db: CustomerDatabase,
  scope: Scope,
  slug: string,
  language: string,
): Promise<ProductInfoDetail | null> => {
  const product = await readProductInfo(db, slug);
  if (!product) return null;
  return {
    product,
    parts: await readProductParts(db, slug, language),
    articles: await readArticles(db, product.type, language),
    software: await readSoftware(db, slug, language),
    machines: await readProductMachines(db, scope, slug),
  };
};
