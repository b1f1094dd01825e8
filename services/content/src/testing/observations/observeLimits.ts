import type { Ask } from '../tools/ask';

/** Requests of a few kilobytes that nest deeper than the stack of a parser, or select too much at once. */
export const observeLimits = async (ask: Ask) => {
  const nest = (open: string, close: string, inner = '') => open.repeat(5_000) + inner + close.repeat(5_000);
  const redirects = (urls: string) => `{ redirectsByPreviousUrls(site: "main", urls: ${urls}) { id } }`;
  const withUrls = 'query ($urls: [String!]!) { redirectsByPreviousUrls(site: "main", urls: $urls) { id } }';
  const aliases = Array.from({ length: 13 }, (_, n) => `a${n}: pagesOfSite(site: "main") { id }`).join(' ');
  const pagesOn = (inner: string) => `modules { ... on HeroBanner { links { link { page { ${inner} } } } } }`;
  return {
    costly: await ask(`{ pagesOfSite(site: "main") { ${pagesOn(pagesOn(pagesOn('title')))} } }`),
    nestedList: await ask(redirects(nest('[', ']'))),
    nestedObject: await ask(redirects(nest('{a:', '}', '1'))),
    nestedSelection: await ask(nest('{a', '}', '{b}')),
    nestedType: await ask(`query ($urls: ${nest('[', ']', 'String')}) { systemData { brands { id } } }`),
    nestedVariable: await ask('', {
      body: `{"query":${JSON.stringify(withUrls)},"variables":{"urls":${nest('[', ']')}}}`,
    }),
    aliases: await ask(`{ ${aliases} }`),
    aliasesInFragment: await ask(`{ ...all } fragment all on Query { ${aliases} }`),
  };
};
