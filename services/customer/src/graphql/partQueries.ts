import { GraphQLError } from 'graphql';
import { limits } from '../limits/requestLimits';
import { listLimits } from '../lists/listLimits';
import { builder } from './builder';
import {
  DownloadFileObject,
  DownloadObject,
  PartObject,
  PartPageObject,
  ProductInfoChoicesObject,
  ProductInfoDetailObject,
  ProductInfoPageObject,
} from './partTypes';
import { MachineTypeEnum, ProductInfoStatusEnum } from './sharedTypes';

const found = <Value>(value: Value | null, thing: string, code: string): Value => {
  if (value !== null) return value;
  throw new GraphQLError(`This ${thing} does not exist.`, { extensions: { code } });
};

const requestedPage = (args: { page?: number | null; pageSize?: number | null }) => ({
  page: args.page ?? 1,
  pageSize: args.pageSize ?? listLimits.partsOnPage,
});

builder.queryFields((t) => ({
  productInfos: t.withAuth({ application: 'productinfo' }).field({
    type: ProductInfoPageObject,
    nullable: true,
    description: 'By name.',
    args: {
      text: t.arg.string(),
      brands: t.arg.stringList(),
      statuses: t.arg({ type: [ProductInfoStatusEnum] }),
      types: t.arg({ type: [MachineTypeEnum] }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: listLimits.partsOnPage, description: 'At most 100.' }),
    },
    resolve: (_, { page, pageSize, ...filter }, { session }) =>
      session.catalogue.products(filter, requestedPage({ page, pageSize })),
  }),
  productInfo: t.withAuth({ application: 'productinfo' }).field({
    type: ProductInfoDetailObject,
    nullable: true,
    args: { slug: t.arg.id({ required: true }), language: t.arg.string({ required: true }) },
    resolve: async (_, { slug, language }, { session }) =>
      found(await session.catalogue.product(slug, language), 'product', 'PRODUCT_NOT_AVAILABLE'),
  }),
  productInfoChoices: t.withAuth({ application: 'productinfo' }).field({
    type: ProductInfoChoicesObject,
    nullable: true,
    resolve: (_, __, { session }) => session.catalogue.productChoices(),
  }),
}));

builder.queryFields((t) => ({
  parts: t.withAuth({ application: 'productinfo' }).field({
    type: PartPageObject,
    nullable: true,
    description: 'An article number comes before words; the rest goes by article number.',
    args: {
      text: t.arg.string(),
      productSlug: t.arg.id(),
      language: t.arg.string({ required: true }),
      page: t.arg.int({ defaultValue: 1 }),
      pageSize: t.arg.int({ defaultValue: listLimits.partsOnPage, description: 'At most 100.' }),
    },
    resolve: (_, { text, productSlug, language, page, pageSize }, { session }) =>
      session.catalogue.parts(
        { text: text ?? null, productSlug: productSlug ?? null, language },
        requestedPage({ page, pageSize }),
      ),
  }),
  partsByArticleNumbers: t.withAuth({ application: 'productinfo' }).field({
    type: [PartObject],
    nullable: true,
    description: 'Case, spaces and dashes make no difference; unknown ones are left out. At most 200.',
    args: {
      articleNumbers: t.arg.stringList({ required: true }),
      language: t.arg.string({ required: true }),
    },
    resolve: async (_, { articleNumbers, language }, { session }) => {
      if (articleNumbers.length > limits.articleNumbers)
        throw new GraphQLError(`Ask for at most ${limits.articleNumbers} article numbers.`, {
          extensions: { code: 'BAD_USER_INPUT' },
        });
      return [...(await session.catalogue.partsByArticleNumbers(articleNumbers, language))];
    },
  }),
}));

builder.queryFields((t) => ({
  downloads: t.withAuth({ application: 'artemis' }).field({
    type: [DownloadObject],
    nullable: true,
    description: 'The newest first.',
    args: { language: t.arg.string({ required: true }) },
    resolve: async (_, { language }, { session }) => [...(await session.catalogue.downloads(language))],
  }),
  download: t.withAuth({ application: 'artemis' }).field({
    type: DownloadFileObject,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, { id }, { session }) =>
      found(await session.catalogue.download(id), 'file', 'DOWNLOAD_NOT_AVAILABLE'),
  }),
}));
