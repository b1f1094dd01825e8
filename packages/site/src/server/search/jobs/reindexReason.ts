/** What has to be indexed anew: one site, all sites, the products, everything. */
export type ReindexReason =
  | { readonly kind: 'site'; readonly key: string }
  | { readonly kind: 'sites' }
  | { readonly kind: 'products' }
  | { readonly kind: 'all' };

/** The name of a job, and of the source that it fills. */
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

/** What `jobKey` wrote; `undefined` for the job of another version of this program. */
export function readJobKey(key: string): ReindexReason | undefined {
  if (key === 'sites' || key === 'products' || key === 'all') return { kind: key };
  return key.startsWith('site:') ? { kind: 'site', key: key.slice('site:'.length) } : undefined;
}
