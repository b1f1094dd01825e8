import { z } from 'zod';

export interface NamedAlternate {
  hreflang: string;
  href: string;
}

export interface DocumentHead {
  canonicals: string[];
  alternates: NamedAlternate[];
  /** URLs of its feeds. */
  feeds: string[];
  isIndexed: boolean;
  /** Absent if the document has no picture. */
  picture?: { url: string; width: number; height: number };
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

const decode = (text: string) =>
  text.replace(/&(amp|quot|#x27|lt|gt);/g, (entity) => entities[entity] ?? entity);

/** Attributes of every element of a type, with names in lower case. */
const elements = (html: string, name: string): Map<string, string>[] =>
  [...html.matchAll(new RegExp(`<${name}\\s([^>]*)>`, 'g'))].map(
    ([, attributes = '']) =>
      new Map(
        [...attributes.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
          key.toLowerCase(),
          decode(value),
        ]),
      ),
  );

const hrefOf = (link: Map<string, string>) => link.get('href') ?? '';

/** Reads the head like a crawler without script. */
export function readHead(html: string): DocumentHead {
  const head = html.slice(0, html.indexOf('</head>'));
  const links = elements(head, 'link');
  const metas = elements(head, 'meta');
  const meta = (key: string) =>
    metas.find((each) => each.get('property') === key || each.get('name') === key)?.get('content');
  const alternates = links.filter((link) => link.get('rel') === 'alternate');
  const url = meta('og:image');
  return {
    canonicals: links.filter((link) => link.get('rel') === 'canonical').map(hrefOf),
    alternates: alternates.flatMap((link) => {
      const hreflang = link.get('hreflang');
      return hreflang === undefined ? [] : [{ hreflang, href: hrefOf(link) }];
    }),
    feeds: alternates.filter((link) => link.get('type') === 'application/rss+xml').map(hrefOf),
    isIndexed: !meta('robots')?.includes('noindex'),
    picture: url
      ? { url, width: Number(meta('og:image:width')), height: Number(meta('og:image:height')) }
      : undefined,
  };
}

const address = z.url();
const organization = z.object({
  '@type': z.literal('Organization'),
  '@id': z.string().min(1),
  name: z.string().min(1),
  url: address,
  logo: address,
});
const webSite = z.object({
  '@type': z.literal('WebSite'),
  name: z.string().min(1),
  url: address,
  inLanguage: z.string().min(2),
  publisher: z.object({ '@id': z.string() }),
});
const breadcrumbList = z.object({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.object({
        '@type': z.literal('ListItem'),
        position: z.number(),
        name: z.string().min(1),
        item: address,
      }),
    )
    .min(2),
});
const article = z.object({
  '@type': z.enum(['Article', 'NewsArticle']),
  headline: z.string().min(1).max(110),
  mainEntityOfPage: address,
  image: address,
  inLanguage: z.string().min(2),
  datePublished: z.iso.datetime(),
  dateModified: z.iso.datetime(),
  publisher: organization,
});
const namedAddress = z.object({ name: z.string().min(1), url: address });
const productDetails = {
  name: z.string().min(1),
  url: address,
  sku: z.string().min(1),
  description: z.string().min(1),
  image: z.array(address).min(1),
  brand: z.object({ '@type': z.literal('Brand'), name: z.string().min(1) }),
  category: z.string().min(1),
  additionalProperty: z.array(
    z
      .object({
        '@type': z.literal('PropertyValue'),
        propertyID: z.string().min(1),
        name: z.string().min(1),
        value: z.union([z.string().min(1), z.number()]).optional(),
        minValue: z.number().optional(),
        maxValue: z.number().optional(),
        unitCode: z.string().optional(),
      })
      .refine(({ value, minValue, maxValue }) => (value ?? minValue ?? maxValue) !== undefined),
  ),
  isRelatedTo: z.array(namedAddress).optional(),
};
const product = z.object({ '@type': z.literal('Product'), ...productDetails });
const productModel = z.object({
  '@type': z.literal('ProductModel'),
  ...productDetails,
  predecessorOf: namedAddress,
});

const graph = z.object({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(
    z.discriminatedUnion('@type', [organization, webSite, breadcrumbList, article, product, productModel]),
  ),
});

export type GraphNode = z.infer<typeof graph>['@graph'][number];

/** Returns the nodes of a document's JSON-LD. Throws if one lacks a property that search engines require. */
export function readGraph(html: string): GraphNode[] {
  const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
  return scripts.flatMap(([, text = '']) => graph.parse(JSON.parse(text))['@graph']);
}
