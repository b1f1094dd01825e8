import { paperLanguages, type PaperLanguage } from '../../documents/writePdf';
import type { AssetCollector } from '../assets';
import { brands } from '../brands';
import { dataSheet, hasText, maintenanceCard } from '../documents/papers';
import { drawThumbnail } from '../drawing/pictures';
import type { SeedRows } from '../rows';
import { localized } from '../terms/term';
import { labels } from '../terms/words';
import type { FamilyId, ProductSource } from '../types';
import { productId } from './ids';

type Kind = 'file.dataSheet' | 'file.maintenance';

const stems: Record<Kind, string> = { 'file.dataSheet': 'data-sheet', 'file.maintenance': 'maintenance' };
const withoutCare: readonly FamilyId[] = ['software', 'service', 'blades'];

interface Target {
  rows: SeedRows;
  assets: AssetCollector;
  product: ProductSource;
}

const addFile = (
  { rows, assets, product }: Target,
  kind: Kind,
  language: PaperLanguage,
  write: (title: string) => Uint8Array,
): void => {
  const label = localized(labels[kind])[language] ?? labels[kind][0];
  const name = `${product.name} – ${label}`;
  const bytes = write(name);
  const stem = `${product.slug}-${stems[kind]}-${language}`;
  const drawing = drawThumbnail(product.name, label, brands[product.brand].accent, product.slug.length);
  const index = rows.pim_files.length;
  rows.pim_files.push({
    id: `${productId(product.slug)}-${stems[kind]}-${language}`,
    product_id: productId(product.slug),
    sort_index: index,
    name,
    type_term: kind,
    content_language: language,
    asset: assets.document(stem, bytes),
    thumbnail_asset: assets.picture(`thumbnail-${stem}`, drawing),
    filename: `${stem}.pdf`,
    extension: 'pdf',
    size_bytes: bytes.byteLength,
  });
};

/** Data sheets in every language that has all their words, and a maintenance card in two. */
export const addFiles = (rows: SeedRows, product: ProductSource, assets: AssetCollector): void => {
  const target = { rows, assets, product };
  const author = brands[product.brand].name;
  for (const language of paperLanguages)
    if (hasText(product, language))
      addFile(target, 'file.dataSheet', language, (title) => dataSheet(product, language, author, title));
  if (withoutCare.includes(product.family)) return;
  for (const language of ['en', 'de'] as const)
    addFile(target, 'file.maintenance', language, (title) => maintenanceCard(language, author, title));
};
