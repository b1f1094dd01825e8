import { partAvailabilities } from '@kmx/contract/parts';
import type { Page } from '../database/pageOf';
import type {
  Article,
  Download,
  DownloadFile,
  Part,
  ProductInfo,
  ProductInfoChoices,
  ProductInfoDetail,
  ProductPart,
  SoftwareRelease,
} from '../parts/model';
import { builder } from './builder';
import {
  ArticleKindEnum,
  DownloadKindEnum,
  MachineChoiceObject,
  MachineTypeEnum,
  PartKindEnum,
  ProductInfoStatusEnum,
} from './sharedTypes';

const PartAvailabilityEnum = builder.enumType('PartAvailability', {
  description: 'High above 20 in stock, medium above 5, low above 0, else out of stock.',
  values: partAvailabilities,
});

export const PartObject = builder.objectRef<Part>('Part').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    articleNumber: t.exposeString('articleNumber'),
    name: t.exposeString('name', { description: 'In the language that was asked for, or else in English.' }),
    kind: t.expose('kind', { type: PartKindEnum }),
    stock: t.exposeInt('stock'),
    availabilityInDays: t.exposeInt('availabilityInDays', {
      description: 'For parts that are not in stock.',
    }),
    location: t.exposeString('location', { description: 'The warehouse.' }),
    availability: t.expose('availability', { type: PartAvailabilityEnum }),
    drawing: t.exposeString('drawing', { description: 'Which drawing shows it.' }),
  }),
});

export const PartPageObject = builder.objectRef<Page<Part>>('PartPage').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    page: t.exposeInt('page', { description: 'From 1; the last one for a number past the end.' }),
    pageSize: t.exposeInt('pageSize'),
    items: t.field({ type: [PartObject], resolve: ({ items }) => [...items] }),
  }),
});

const ProductPartObject = builder.objectRef<ProductPart>('ProductPart').implement({
  description: 'A part as a product has it.',
  fields: (t) => ({
    part: t.expose('part', { type: PartObject }),
    replaceAfterCycles: t.exposeInt('replaceAfterCycles', { nullable: true }),
  }),
});

const ProductInfoObject = builder.objectRef<ProductInfo>('ProductInfo').implement({
  fields: (t) => ({
    slug: t.exposeID('slug'),
    name: t.exposeString('name'),
    brand: t.exposeString('brand'),
    itemNumber: t.exposeString('itemNumber'),
    status: t.expose('status', { type: ProductInfoStatusEnum }),
    type: t.expose('type', { type: MachineTypeEnum }),
    partCount: t.exposeInt('partCount'),
    softwareVersion: t.exposeString('softwareVersion', { nullable: true, description: 'The newest one.' }),
  }),
});

export const ProductInfoPageObject = builder.objectRef<Page<ProductInfo>>('ProductInfoPage').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    page: t.exposeInt('page', { description: 'From 1; the last one for a number past the end.' }),
    pageSize: t.exposeInt('pageSize'),
    items: t.field({ type: [ProductInfoObject], resolve: ({ items }) => [...items] }),
  }),
});

const ArticleObject = builder.objectRef<Article>('Article').implement({
  description: 'Instructions of the knowledge hub.',
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: ArticleKindEnum }),
    title: t.exposeString('title'),
    steps: t.stringList({ complexity: 1, resolve: ({ steps }) => [...steps] }),
    minutes: t.exposeInt('minutes'),
    changedOn: t.exposeString('changedOn', { description: 'YYYY-MM-DD' }),
  }),
});

const SoftwareReleaseObject = builder.objectRef<SoftwareRelease>('SoftwareRelease').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeString('version'),
    releasedOn: t.exposeString('releasedOn', { description: 'YYYY-MM-DD' }),
    notes: t.stringList({ complexity: 1, resolve: ({ notes }) => [...notes] }),
    size: t.exposeInt('size', { description: 'Bytes.' }),
  }),
});

export const ProductInfoDetailObject = builder.objectRef<ProductInfoDetail>('ProductInfoDetail').implement({
  fields: (t) => ({
    product: t.expose('product', { type: ProductInfoObject }),
    parts: t.field({ type: [ProductPartObject], resolve: ({ parts }) => [...parts] }),
    articles: t.field({ type: [ArticleObject], resolve: ({ articles }) => [...articles] }),
    software: t.field({ type: [SoftwareReleaseObject], resolve: ({ software }) => [...software] }),
    machines: t.field({
      type: [MachineChoiceObject],
      description: 'Own ones of the product; empty without the asset database.',
      resolve: ({ machines }) => [...machines],
    }),
  }),
});

export const ProductInfoChoicesObject = builder
  .objectRef<ProductInfoChoices>('ProductInfoChoices')
  .implement({
    description: 'What occurs among the products.',
    fields: (t) => ({
      brands: t.stringList({ resolve: ({ brands }) => [...brands] }),
      types: t.field({ type: [MachineTypeEnum], resolve: ({ types }) => [...types] }),
    }),
  });

export const DownloadObject = builder.objectRef<Download>('Download').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    kind: t.expose('kind', { type: DownloadKindEnum }),
    title: t.exposeString('title'),
    version: t.exposeString('version'),
    releasedOn: t.exposeString('releasedOn', { description: 'YYYY-MM-DD' }),
    fileName: t.exposeString('fileName'),
    size: t.exposeInt('size', { description: 'Bytes.' }),
    sha256: t.exposeString('sha256'),
  }),
});

export const DownloadFileObject = builder.objectRef<DownloadFile>('DownloadFile').implement({
  fields: (t) => ({
    fileName: t.exposeString('fileName'),
    mimeType: t.exposeString('mimeType'),
    content: t.exposeString('content', { description: 'Text; its bytes are those of UTF-8.' }),
    sha256: t.exposeString('sha256'),
  }),
});
