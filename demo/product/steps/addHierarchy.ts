import { isLanguageCode } from '@kmx/contract/locales';
import type { AssetCollector } from '../assets';
import { brandIds, brands } from '../brands';
import { capabilities } from '../capabilities';
import { classifications, everyCountryOfTheRange } from '../classifications';
import { drawDetail } from '../drawing/details';
import { drawProduct } from '../drawing/drawProduct';
import { drawBrand } from '../drawing/pictures';
import { slugOf } from '../families/createFamily';
import { products } from '../range/products';
import type { SeedRows } from '../rows';
import { classificationId } from './ids';

const pictureSize = [1200, 1200] as const;

const addBrands = (rows: SeedRows, assets: AssetCollector): void => {
  for (const id of brandIds) {
    const { name, theme, accent } = brands[id];
    const image = assets.picture(`brand-${id}`, drawBrand(name, accent));
    rows.pim_brands.push({
      id,
      name,
      pim_id: id,
      theme,
      image_asset: image,
      image_width: 832,
      image_height: 192,
    });
  }
};

const addClassifications = (rows: SeedRows, assets: AssetCollector): void => {
  classifications.forEach((source, index) => {
    const id = classificationId(source.slug);
    const model = products.find(({ slug }) => slug === source.picture);
    if (!model)
      throw new Error(`The classification ${source.slug} shows ${source.picture}, which is not made.`);
    const image = assets.picture(`range-${source.slug}`, drawProduct(model, pictureSize));
    const parent = source.parent === null ? null : classificationId(source.parent);
    rows.pim_classifications.push({
      id,
      slug: source.slug,
      parent_id: parent,
      sort_index: index,
      image_asset: image,
    });
    for (const country of source.countries ?? everyCountryOfTheRange)
      rows.pim_classification_countries.push({ classification_id: id, country });
    for (const [language, name] of Object.entries(source.name))
      if (isLanguageCode(language))
        rows.pim_classification_texts.push({
          classification_id: id,
          language,
          name,
          description: source.description?.[language] ?? null,
        });
  });
};

const addCapabilities = (rows: SeedRows, assets: AssetCollector): void => {
  capabilities.forEach(({ id, name, drawing }, index) => {
    const image = assets.picture(`capability-${id}`, drawDetail(drawing, brands.komax.accent, [720, 720]));
    rows.pim_capabilities.push({ id, slug: slugOf(name.en), sort_index: index, image_asset: image });
    for (const [language, text] of Object.entries(name))
      if (isLanguageCode(language))
        rows.pim_capability_texts.push({ capability_id: id, language, name: text });
  });
};

/** Brands, classifications and capabilities. */
export const addHierarchy = (rows: SeedRows, assets: AssetCollector): void => {
  addBrands(rows, assets);
  addClassifications(rows, assets);
  addCapabilities(rows, assets);
};
