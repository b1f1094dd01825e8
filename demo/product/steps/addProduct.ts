import { isLanguageCode } from '@kmx/contract/locales';
import type { AssetCollector } from '../assets';
import { brands } from '../brands';
import { everyCountryOfTheRange } from '../classifications';
import { drawDetail, type DetailName } from '../drawing/details';
import { drawCloseUp, drawProduct } from '../drawing/drawProduct';
import type { ProductDrawing } from '../drawing/productDrawing';
import { highlights } from '../highlights';
import type { Line } from '../lines';
import type { SeedRows } from '../rows';
import type { ProductSource } from '../types';
import { classificationId, productId } from './ids';

const filmSize = [1200, 675] as const;
const pictureSize = [1200, 1200] as const;

const addTexts = (rows: SeedRows, product: ProductSource): void => {
  const id = productId(product.slug);
  const [en, de] = product.purpose;
  for (const [language, sentence] of Object.entries(product.sentences)) {
    if (!isLanguageCode(language)) continue;
    const purpose = language === 'en' ? en : language === 'de' ? de : null;
    rows.pim_product_texts.push({
      product_id: id,
      language,
      name: product.name,
      short_description: purpose ?? sentence,
      long_description: purpose === null ? sentence : `${purpose} ${sentence}`,
    });
  }
};

const sameLine = (a: Line) => (b: Line) => JSON.stringify(a) === JSON.stringify(b);

const addLines = (rows: SeedRows, owner: string, variant: string | null, lines: readonly Line[]): void =>
  lines.forEach((line, index) =>
    rows.pim_specifications.push({
      id: `${variant ?? owner}-${line.key}-${line.system ?? 'both'}`,
      product_id: owner,
      variant_id: variant,
      sort_index: index,
      key: line.key,
      name_term: `name.${line.key}`,
      group_term: `group.${line.group}`,
      value: line.value,
      value_term: line.word && `word.${line.word}`,
      unit_term: line.unit && `unit.${line.unit}`,
      measurement_system: line.system,
      minimum: line.minimum,
      maximum: line.maximum,
    }),
  );

/** Lines that all variants share are stored once, with the product. */
const addVariants = (rows: SeedRows, product: ProductSource): void => {
  const id = productId(product.slug);
  const [first, ...others] = product.variants;
  const shared = (first?.lines ?? []).filter((line) =>
    others.every(({ lines }) => lines.some(sameLine(line))),
  );
  addLines(rows, id, null, shared);
  product.variants.forEach(({ suffix, metric, imperial, lines }, index) => {
    const variant = `${id}-v${index + 1}`;
    const name = suffix === '' ? product.name : `${product.name} ${suffix}`;
    rows.pim_variants.push({
      id: variant,
      product_id: id,
      sort_index: index,
      name_metric: `${name}, ${metric}`,
      name_imperial: `${name}, ${imperial}`,
    });
    addLines(
      rows,
      id,
      variant,
      lines.filter((line) => !shared.some(sameLine(line))),
    );
  });
};

/** Parts that only some products of a family have; every other part belongs to all of them. */
const isPartOf = (detail: DetailName, drawing: ProductDrawing): boolean => {
  switch (detail) {
    case 'loader':
      return drawing.type === 'blockLoading';
    case 'tape':
      return drawing.type === 'taping';
    case 'drum':
      return drawing.type === 'feeding';
    case 'coil':
      return drawing.type === 'coiling';
    case 'laser':
    case 'printer':
      return drawing.type === 'marking' && (drawing.method === 'laser') === (detail === 'laser');
    case 'seal':
      return drawing.type === 'crimpLine' && drawing.seals > 0;
    case 'rotary':
      return drawing.type !== 'cableStrip' || drawing.isRotary;
    case 'belt':
    case 'blade':
    case 'straightener':
    case 'screen':
    case 'shield':
    case 'press':
    case 'applicator':
    case 'twist':
    case 'chuck':
    case 'tester':
    case 'monitor':
    case 'bladeset':
    case 'toolcase':
      return true;
  }
};

const addHighlights = (
  rows: SeedRows,
  product: ProductSource,
  assets: AssetCollector,
  film: string,
): void => {
  const { accent } = brands[product.brand];
  const chosen = highlights[product.family].filter(
    ({ drawing, isVideo = false }) => (!isVideo || product.hasVideo) && isPartOf(drawing, product.drawing),
  );
  chosen.forEach((source, index) => {
    const id = `${productId(product.slug)}-h${index + 1}`;
    const picture = assets.picture(
      `highlight-${source.drawing}`,
      drawDetail(source.drawing, accent, filmSize),
    );
    const isVideo = source.isVideo ?? false;
    rows.pim_highlights.push({
      id,
      product_id: productId(product.slug),
      sort_index: index,
      image_asset: isVideo ? null : picture,
      video_image_asset: isVideo ? picture : null,
      video_asset: isVideo ? film : null,
    });
    for (const [position, language] of [
      [0, 'en'],
      [1, 'de'],
    ] as const)
      rows.pim_highlight_texts.push({
        highlight_id: id,
        language,
        name: source.name[position],
        short_description: source.short[position],
        long_description: source.long[position],
      });
  });
};

const addImages = (rows: SeedRows, product: ProductSource, assets: AssetCollector): void => {
  const id = productId(product.slug);
  const front = assets.picture(product.slug, drawProduct(product, pictureSize));
  rows.pim_images.push({
    id: `${id}-i1`,
    product_id: id,
    sort_index: 0,
    name_term: 'view.front',
    asset: front,
    is_default: 1,
  });
  const detail = assets.picture(`${product.slug}-near`, drawCloseUp(product, pictureSize));
  rows.pim_images.push({
    id: `${id}-i2`,
    product_id: id,
    sort_index: 1,
    name_term: 'view.detail',
    asset: detail,
    is_default: 0,
  });
};

/** A product with all that belongs to it alone. */
export const addProduct = (
  rows: SeedRows,
  product: ProductSource,
  index: number,
  assets: AssetCollector,
  film: string,
): void => {
  const id = productId(product.slug);
  const poster = assets.picture('film', drawDetail('belt', brands.komax.accent, filmSize));
  rows.pim_products.push({
    id,
    slug: product.slug,
    status: product.status,
    brand_id: product.brand,
    classification_id: classificationId(product.classification),
    successor_id: product.successor === null ? null : productId(product.successor),
    sort_index: index,
    video_asset: product.hasVideo ? film : null,
    video_image_asset: product.hasVideo ? poster : null,
  });
  addTexts(rows, product);
  for (const country of product.countries ?? everyCountryOfTheRange)
    rows.pim_product_countries.push({ product_id: id, country });
  addVariants(rows, product);
  addHighlights(rows, product, assets, film);
  addImages(rows, product, assets);
  product.capabilities.forEach((capability, position) =>
    rows.pim_product_capabilities.push({ product_id: id, capability_id: capability, sort_index: position }),
  );
};
