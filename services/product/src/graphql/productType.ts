import { assetUrl } from './assetUrl';
import { builder } from './builder';
import type { ProductContext } from './context';
import { LanguageEnum, ProductStatusEnum, RelationTypeEnum } from './enums';
import {
  BrandObject,
  CapabilityObject,
  ClassificationObject,
  FileObject,
  HighlightObject,
  ImageObject,
  ProductObject,
  RelationObject,
  SpecificationObject,
  VariantObject,
  VideoObject,
  type ProductNode,
} from './objects';
import { readRelations } from './readRelations';
import { readSpecifications } from './readSpecifications';
import { present } from './texts';

const textOf = async ({ row, scope }: ProductNode, context: ProductContext) =>
  present(await context.catalogue(scope).productText(row.id), 'product', row.id);

ProductObject.implement({
  description: 'A product: reference and detail of the specification, section 3.',
});

// Fields of the specification's product reference, for lists.
builder.objectFields(ProductObject, (t) => ({
  id: t.id({ resolve: ({ row }) => row.id }),
  slug: t.string({ description: 'The same in every language.', resolve: ({ row }) => row.slug }),
  name: t.string({ resolve: async (node, _, context) => (await textOf(node, context)).name }),
  status: t.field({ type: ProductStatusEnum, resolve: ({ row }) => row.status }),
  language: t.field({
    type: LanguageEnum,
    description: 'The language that was asked for.',
    resolve: ({ scope }) => scope.language,
  }),
  content_language: t.field({
    type: LanguageEnum,
    description: 'The language that name and descriptions are really in.',
    resolve: async (node, _, context) => (await textOf(node, context)).language,
  }),
  shortDescription: t.string({
    resolve: async (node, _, context) => (await textOf(node, context)).short_description,
  }),
  sort_index: t.int({ resolve: ({ row }) => row.sort_index }),
  supported_countries: t.stringList({
    resolve: async ({ row, scope }, _, context) =>
      (await context.catalogue(scope).countries.load(row.id)).map(({ country }) => country).sort(),
  }),
  image_url: t.string({
    nullable: true,
    description: 'The default image: a path on this service, 1200 wide; ?width=768 for the page.',
    resolve: async ({ row, scope }, _, context) => {
      const images = await context.catalogue(scope).images(row.id);
      const image = images.find(({ is_default: isDefault }) => isDefault === 1) ?? images[0];
      return image ? assetUrl(image.asset) : null;
    },
  }),
  brand: t.field({
    type: BrandObject,
    resolve: async ({ row, scope }, _, context) =>
      present(await context.catalogue(scope).brand(row.brand_id), 'brand', row.brand_id),
  }),
  classification_id: t.id({ resolve: ({ row }) => row.classification_id }),
  classification: t.field({
    type: ClassificationObject,
    resolve: async ({ row, scope }, _, context) => {
      const found = await context.catalogue(scope).classification(row.classification_id);
      return { row: present(found, 'classification', row.classification_id), scope };
    },
  }),
  variantCount: t.int({
    resolve: async ({ row, scope }, _, context) => (await context.catalogue(scope).variants(row.id)).length,
  }),
}));

// Additional fields for the page of a product.
builder.objectFields(ProductObject, (t) => ({
  longDescription: t.string({
    resolve: async (node, _, context) => (await textOf(node, context)).long_description,
  }),
  images: t.field({
    type: [ImageObject],
    resolve: async (node, _, context) => {
      const { name } = await textOf(node, context);
      const catalogue = context.catalogue(node.scope);
      const [rows, terms] = await Promise.all([catalogue.images(node.row.id), catalogue.terms()]);
      return rows.map((row) => ({ row, terms, productName: name }));
    },
  }),
  files: t.field({
    type: [FileObject],
    resolve: async ({ row, scope }, _, context) => {
      const catalogue = context.catalogue(scope);
      const [rows, terms] = await Promise.all([catalogue.files(row.id), catalogue.terms()]);
      return rows.map((file) => ({ row: file, terms }));
    },
  }),
  variants: t.field({
    type: [VariantObject],
    resolve: async ({ row, scope }, _, context) =>
      (await context.catalogue(scope).variants(row.id)).map((variant) => ({ row: variant, scope })),
  }),
  specifications: t.field({
    type: [SpecificationObject],
    description: 'What holds for every variant.',
    resolve: ({ row, scope }, _, context) =>
      readSpecifications(context, scope, row.id, (variant) => variant === null),
  }),
  capabilities: t.field({
    type: [CapabilityObject],
    resolve: async ({ row, scope }, _, context) =>
      (await context.catalogue(scope).capabilities(row.id)).map((capability) => ({ row: capability, scope })),
  }),
  highlights: t.field({
    type: [HighlightObject],
    resolve: async ({ row, scope }, _, context) =>
      (await context.catalogue(scope).highlights(row.id)).map((highlight) => ({ row: highlight, scope })),
  }),
  video: t.field({
    type: VideoObject,
    nullable: true,
    resolve: ({ row }) =>
      row.video_asset === null ? null : { asset: row.video_asset, imageAsset: row.video_image_asset },
  }),
  related: t.field({
    type: [RelationObject],
    description: 'Only what the country has, and without cancelled products.',
    resolve: readRelations,
  }),
  successor: t.field({
    type: ProductObject,
    nullable: true,
    description: 'What takes the place of a discontinued or cancelled product, where the country has it.',
    resolve: async ({ row, scope }, _, context) => {
      if (row.successor_id === null) return null;
      const successor = await context.catalogue(scope).productById(row.successor_id);
      return successor && { row: successor, scope };
    },
  }),
}));

RelationObject.implement({
  fields: (t) => ({
    type: t.field({ type: RelationTypeEnum, resolve: ({ type }) => type }),
    product: t.field({ type: ProductObject, resolve: ({ product }) => product }),
  }),
});
