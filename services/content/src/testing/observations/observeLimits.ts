import type { Query } from '../tools/createQuery';

/** Requests of a few kilobytes that nest deeper than the stack of a parser, or select too much at once. */
export const observeLimits = async (query: Query) => {
  const nest = (open: string, close: string, inner = '') => open.repeat(5_000) + inner + close.repeat(5_000);
  const redirects = (urls: string) => `{ redirectsByPreviousUrls(site: "main", urls: ${urls}) { id } }`;
  const withUrls = 'query ($urls: [String!]!) { redirectsByPreviousUrls(site: "main", urls: $urls) { id } }';
  const aliases = Array.from({ length: 13 }, (_, n) => `a${n}: pagesOfSite(site: "main") { id }`).join(' ');
  const pagesOn = (inner: string) => `modules { ... on HeroBanner { links { link { page { ${inner} } } } } }`;
  return {
    costly: await query(`{ pagesOfSite(site: "main") { ${pagesOn(pagesOn(pagesOn('title')))} } }`),
    nestedList: await query(redirects(nest('[', ']'))),
    nestedObject: await query(redirects(nest('{a:', '}', '1'))),
    nestedSelection: await query(nest('{a', '}', '{b}')),
    nestedType: await query(`query ($urls: ${nest('[', ']', 'String')}) { systemData { brands { id } } }`),
    nestedVariable: await query('', {
      body: `{"query":${JSON.stringify(withUrls)},"variables":{"urls":${nest('[', ']')}}}`,
    }),
    aliases: await query(`{ ${aliases} }`),
    aliasesInFragment: await query(`{ ...all } fragment all on Query { ${aliases} }`),
  };
};
