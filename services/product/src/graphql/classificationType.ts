import { assetUrl } from './assetUrl';
import type { ProductContext } from './context';
import { LanguageEnum } from './enums';
import { ClassificationObject, ProductObject, type ClassificationNode } from './objects';
import { present } from './texts';

const textOf = async ({ row, scope }: ClassificationNode, context: ProductContext) =>
  present(await context.catalogue(scope).classificationText(row.id), 'classification', row.id);

ClassificationObject.implement({
  description: 'A place in the product hierarchy (specification, section 3).',
  fields: (t) => ({
    id: t.id({ resolve: ({ row }) => row.id }),
    slug: t.string({ description: 'The same in every language.', resolve: ({ row }) => row.slug }),
    name: t.string({ resolve: async (node, _, context) => (await textOf(node, context)).name }),
    description: t.string({
      nullable: true,
      resolve: async (node, _, context) => (await textOf(node, context)).description,
    }),
    language: t.field({ type: LanguageEnum, resolve: ({ scope }) => scope.language }),
    content_language: t.field({
      type: LanguageEnum,
      description: 'The language that the texts are really in.',
      resolve: async (node, _, context) => (await textOf(node, context)).language,
    }),
    parent_id: t.id({
      nullable: true,
      description: 'Follow it for the lineage: a classification is answered only with all above it.',
      resolve: ({ row }) => row.parent_id,
    }),
    supported_countries: t.stringList({ resolve: ({ row }) => [...row.countries] }),
    sort_index: t.int({ resolve: ({ row }) => row.sort_index }),
    image_url: t.string({
      description: 'A path on this service, 1200 wide; ?width=480 for the small one.',
      resolve: ({ row }) => assetUrl(row.image_asset),
    }),
    products: t.field({
      type: [ProductObject],
      description: 'Those directly in this classification, without cancelled ones.',
      resolve: async ({ row, scope }, _, context) =>
        (await context.catalogue(scope).productsOfClassification(row.id)).map((product) => ({
          row: product,
          scope,
        })),
    }),
  }),
});
