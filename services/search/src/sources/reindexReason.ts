/** Part of the index that has to be renewed. */
export type ReindexReason =
  | { readonly kind: 'site'; readonly key: string }
  | { readonly kind: 'sites' }
  | { readonly kind: 'products' }
  | { readonly kind: 'all' };

/** Returns the name of a job, which is also that of the source that it fills. */
export function jobKey(reason: ReindexReason): string {
  switch (reason.kind) {
    case 'site':
      return `site:${reason.key}`;
    case 'sites':
    case 'products':
    case 'all':
      return reason.kind;
  }
}

/** Parses the result of `jobKey`; `undefined` for the job of another version of this program. */
export function readJobKey(key: string): ReindexReason | undefined {
  if (key === 'sites' || key === 'products' || key === 'all') return { kind: key };
  return key.startsWith('site:') ? { kind: 'site', key: key.slice('site:'.length) } : undefined;
}

/** Tags of the content service: titles, addresses and texts of a site's pages. */
const siteTagPattern = /^(?:site|modules):(.+)$/;

const reasonsForSites = (tags: readonly string[]): readonly ReindexReason[] => {
  const keys = new Set(tags.flatMap((tag) => siteTagPattern.exec(tag)?.[1] ?? []));
  return [...keys].map((key): ReindexReason => ({ kind: 'site', key }));
};

/** Returns the parts of the index that a publication with these tags affects. */
export function reasonsForTags(tags: readonly string[]): readonly ReindexReason[] {
  // Sites, languages and countries do not affect products, which are expensive to read.
  const sites = tags.includes('system') ? [{ kind: 'sites' } as const] : reasonsForSites(tags);
  return [...sites, ...(tags.includes('products') ? [{ kind: 'products' } as const] : [])];
}
