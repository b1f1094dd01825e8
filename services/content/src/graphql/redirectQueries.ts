import type { Where } from 'payload';
import { normalizePreviousUrl } from '@kmx/contract/redirects';
import type { ContentContext } from './context';
import { behind, takePage } from './cursor';
import { everything, scope } from './scope';

const maxRedirectCandidates = 20;
/** Redirects per response; about 300 kB with their targets. */
export const maxRedirects = 1000;

/** Own redirects and those of all sites. */
const ofSite = (site: string): Where => ({
  or: [{ 'site.key': { equals: site } }, { site: { exists: false } }],
});

export const findRedirects = async (context: ContentContext, site: string, urls: readonly string[]) => {
  const paths = [...new Set(urls.slice(0, maxRedirectCandidates).map(normalizePreviousUrl))];
  if (paths.length === 0) return [];
  const { docs } = await context.req.payload.find({
    collection: 'redirects',
    where: { and: [{ previousUrl: { in: paths } }, ofSite(site)] },
    ...everything,
    ...scope(context),
  });
  return docs;
};

interface RedirectPage {
  site: string;
  first: number;
  after: string | undefined;
}

/** Redirects of a site after a cursor, ordered by previous URL and id. One more is read to detect further pages. */
export const findRedirectsOfSite = async (context: ContentContext, { site, first, after }: RedirectPage) => {
  const size = Math.min(Math.max(first, 1), maxRedirects);
  const { docs } = await context.req.payload.find({
    collection: 'redirects',
    where: { and: [ofSite(site), ...behind('previousUrl', after)] },
    sort: ['previousUrl', 'id'],
    limit: size + 1,
    pagination: false,
    ...scope(context),
  });
  return takePage(docs, size, ({ previousUrl }) => previousUrl);
};
