import { assetUrl } from './assetUrl';
import type { ProductContext } from './context';
import { LanguageEnum } from './enums';
import {
  BrandObject,
  CapabilityObject,
  FileObject,
  HighlightObject,
  ImageObject,
  VideoObject,
  type CapabilityNode,
  type HighlightNode,
} from './objects';
import { present } from './texts';

const pictureHint = 'A path on this service; ?width= 56, 80, 128, 180, 480, 768 or 1200 makes it smaller.';

BrandObject.implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    pimId: t.exposeString('pim_id', { description: 'What the content service calls the brand.' }),
    theme: t.exposeString('theme'),
    image_url: t.string({ description: pictureHint, resolve: (row) => assetUrl(row.image_asset) }),
    image_width: t.exposeInt('image_width'),
    image_height: t.exposeInt('image_height'),
  }),
});

VideoObject.implement({
  fields: (t) => ({
    url: t.string({ resolve: ({ asset }) => assetUrl(asset) }),
    imageUrl: t.string({
      nullable: true,
      resolve: ({ imageAsset }) => (imageAsset === null ? null : assetUrl(imageAsset)),
    }),
  }),
});

ImageObject.implement({
  fields: (t) => ({
    name: t.string({
      resolve: ({ row, terms, productName }) => `${productName}: ${terms(row.name_term).text}`,
    }),
    url: t.string({ description: pictureHint, resolve: ({ row }) => assetUrl(row.asset) }),
    default: t.boolean({ resolve: ({ row }) => row.is_default === 1 }),
  }),
});

FileObject.implement({
  description: 'A document; its name and text are in its own language.',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    name: t.string({ resolve: ({ row }) => row.name }),
    content_language: t.field({ type: LanguageEnum, resolve: ({ row }) => row.content_language }),
    thumbnail_url: t.string({
      description: pictureHint,
      resolve: ({ row }) => assetUrl(row.thumbnail_asset),
    }),
    type: t.string({
      description: 'What kind of document it is, in the language of the reader.',
      resolve: ({ row, terms }) => terms(row.type_term).text,
    }),
    url: t.string({ resolve: ({ row }) => assetUrl(row.asset) }),
    filename: t.string({ resolve: ({ row }) => row.filename }),
    extension: t.string({ resolve: ({ row }) => row.extension }),
    size_bytes: t.int({ resolve: ({ row }) => row.size_bytes }),
  }),
});

const capabilityText = async ({ row, scope }: CapabilityNode, context: ProductContext) =>
  present(await context.catalogue(scope).capabilityText(row.id), 'capability', row.id);

CapabilityObject.implement({
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    name: t.string({ resolve: async (node, _, context) => (await capabilityText(node, context)).name }),
    slug: t.string({
      description: 'Derived from the English name, so that an address outlives a change of language.',
      resolve: ({ row }) => row.slug,
    }),
    image_url: t.string({ description: pictureHint, resolve: ({ row }) => assetUrl(row.image_asset) }),
    content_language: t.field({
      type: LanguageEnum,
      resolve: async (node, _, context) => (await capabilityText(node, context)).language,
    }),
  }),
});

const highlightText = async ({ row, scope }: HighlightNode, context: ProductContext) =>
  present(await context.catalogue(scope).highlightText(row.id), 'highlight', row.id);

const optionalUrl = (asset: string | null): string | null => (asset === null ? null : assetUrl(asset));

HighlightObject.implement({
  description: 'Always with a name and an image or a video (specification, section 5).',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    name: t.string({ resolve: async (node, _, context) => (await highlightText(node, context)).name }),
    shortDescription: t.string({
      resolve: async (node, _, context) => (await highlightText(node, context)).short_description,
    }),
    longDescription: t.string({
      resolve: async (node, _, context) => (await highlightText(node, context)).long_description,
    }),
    imageUrl: t.string({ nullable: true, resolve: ({ row }) => optionalUrl(row.image_asset) }),
    videoImageUrl: t.string({ nullable: true, resolve: ({ row }) => optionalUrl(row.video_image_asset) }),
    videoUrl: t.string({ nullable: true, resolve: ({ row }) => optionalUrl(row.video_asset) }),
    content_language: t.field({
      type: LanguageEnum,
      resolve: async (node, _, context) => (await highlightText(node, context)).language,
    }),
  }),
});
