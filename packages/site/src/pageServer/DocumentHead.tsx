import type { Metadata } from 'next';

type Resolved<Key extends keyof Metadata> = NonNullable<Metadata[Key]>;

const textOf = (value: string | URL | null | undefined) => (value ? String(value) : undefined);

function Alternates({ canonical, languages, types }: Resolved<'alternates'>) {
  const feeds = Object.entries(types ?? {}).flatMap(([type, links]) =>
    Array.isArray(links) ? links.map(({ url, title }) => ({ type, url, title })) : [],
  );
  return (
    <>
      {canonical && <link rel="canonical" href={String(canonical)} />}
      {Object.entries(languages ?? {}).map(([hrefLang, href]) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={String(href)} />
      ))}
      {feeds.map(({ type, url, title }) => (
        <link key={String(url)} rel="alternate" type={type} title={title} href={String(url)} />
      ))}
    </>
  );
}

const propertiesOf = (openGraph: Resolved<'openGraph'>): [string, string | undefined][] => [
  ['og:title', textOf(openGraph.title?.toString())],
  ['og:description', openGraph.description],
  ['og:url', textOf(openGraph.url)],
  ['og:site_name', openGraph.siteName],
  ['og:locale', openGraph.locale],
  ...[openGraph.images ?? []].flat().flatMap((image): [string, string | undefined][] =>
    typeof image === 'string' || image instanceof URL
      ? [['og:image', String(image)]]
      : [
          ['og:image', String(image.url)],
          ['og:image:width', image.width?.toString()],
          ['og:image:height', image.height?.toString()],
          ['og:image:alt', image.alt],
        ],
  ),
  ['og:type', 'type' in openGraph ? openGraph.type : undefined],
  ['article:modified_time', 'modifiedTime' in openGraph ? openGraph.modifiedTime : undefined],
];

function SharingCard({ openGraph, twitter }: Pick<Metadata, 'openGraph' | 'twitter'>) {
  if (!openGraph) return null;
  const properties = propertiesOf(openGraph).filter(([, content]) => content);
  return (
    <>
      {properties.map(([property, content], index) => (
        <meta key={index} property={property} content={content} />
      ))}
      {twitter && <meta name="twitter:card" content="summary_large_image" />}
    </>
  );
}

export function DocumentHead({ metadata }: { metadata: Metadata }) {
  const { title, description, alternates, openGraph, twitter, robots, referrer } = metadata;
  const isHidden = typeof robots === 'object' && robots?.index === false;
  return (
    <>
      <title>{typeof title === 'string' ? title : ''}</title>
      {description && <meta name="description" content={description} />}
      {referrer && <meta name="referrer" content={referrer} />}
      {isHidden && <meta name="robots" content="noindex" />}
      {alternates && <Alternates {...alternates} />}
      <SharingCard openGraph={openGraph} twitter={twitter} />
    </>
  );
}
