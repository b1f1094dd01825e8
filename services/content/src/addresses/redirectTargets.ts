import type { PayloadRequest, Where } from 'payload';
import { normalizePreviousUrl, previousUrlCandidates } from '@kmx/contract/redirects';
import { environment } from '../config/environment';
import { homeSlug, pagePath } from '../documents/pageRules';
import type { SiteAddress } from '../documents/siteAddresses';
import type { Page, Redirect } from '../payload-types';
import { findSlug } from '../products/findSlug';
import { relationId } from '../relations/relationId';
import { findPublishedPages, isPageForAll } from './publishedPages';
import { type Place, type RedirectRule, type RedirectWorld } from './redirectRules';
import { productSlugAt, type RedirectSource } from './redirectSource';

type Target = Redirect['target'] | undefined;

const findPage = async (req: PayloadRequest, page: string): Promise<Page | null> =>
  req.payload.db.findOne<Page>({ collection: 'pages', where: { id: { equals: page } }, req });

const pathOf = (target: Target): string | null =>
  target?.kind === 'path' && target.path?.match(/^(hard:)?\//)
    ? normalizePreviousUrl(target.path.replace(/^hard:/, ''))
    : null;

const locate = async (req: PayloadRequest, target: Target): Promise<Place | null> => {
  const path = pathOf(target);
  if (path !== null) return { site: null, path };
  const id = target?.kind === 'page' ? relationId(target.page) : null;
  const page = id === null ? null : await findPage(req, id);
  return page && { site: relationId(page.site), path: pagePath(page.parentSlug ?? homeSlug, page.slug) };
};

export const asRule = (req: PayloadRequest, redirect: Partial<Redirect>): RedirectRule => ({
  previousUrl: normalizePreviousUrl(redirect.previousUrl ?? ''),
  site: relationId(redirect.site),
  locate: () => locate(req, redirect.target),
});

/** Queries stored data address by address: a save is as fast among ten thousand redirects as among ten. */
export const openWorld = (
  req: PayloadRequest,
  sites: readonly SiteAddress[],
  except: string | undefined,
): RedirectWorld => ({
  sites: sites.map(({ id }) => id),
  isPageForAll: (site, path) => isPageForAll(req, site, path),
  redirectsFrom: async (site, paths) => {
    if (paths.length === 0) return [];
    const { docs } = await req.payload.db.find<Redirect>({
      collection: 'redirects',
      where: {
        and: [
          { previousUrl: { in: [...paths] } },
          { or: [{ site: { equals: site } }, { site: { exists: false } }] },
          ...(except === undefined ? [] : [{ id: { not_equals: except } }]),
        ],
      },
      pagination: false,
      req,
    });
    return docs.map((redirect) => asRule(req, redirect));
  },
});

/** First segments of routes of the site that are not pages of the content service. */
const applicationSegments = [
  'products',
  'services',
  'smart-factory',
  'mykomax',
  'editor',
  'callback',
  'search',
];

const doesFileExist = async (req: PayloadRequest, where: Where): Promise<boolean> =>
  (await req.payload.db.count({ collection: 'files', where, req })).totalDocs > 0;

const doesPathExist = async (
  req: PayloadRequest,
  site: string | null,
  path: string,
  world: RedirectWorld,
): Promise<boolean> => {
  const [first = '', second] = path.split('/').filter(Boolean);
  if (path === '/' || applicationSegments.includes(first)) return true;
  if (first === 'file') return doesFileExist(req, { slug: { equals: second } });
  if ((await findPublishedPages(req, site, path)).length > 0) return true;
  const scope = site === null ? world.sites : [site];
  for (const one of scope)
    if ((await world.redirectsFrom(one, previousUrlCandidates(path))).length > 0) return true;
  return false;
};

const isAction = (target: Target): boolean =>
  target?.kind === 'path' && (target.path ?? '').startsWith('action:');

const isNoWebAddress = (target: Target): boolean =>
  target?.kind === 'external' && /^(mailto|tel):/.test(target.url ?? '');

const unreachable = (target: Target): string | undefined => {
  if (isAction(target))
    return 'An action opens something on a page, and a redirect cannot lead to it. Choose another target.';
  return isNoWebAddress(target)
    ? 'A redirect leads to an address of the web, not to e-mail or a telephone. Choose another target.'
    : undefined;
};

const productProblem = async (slug: string): Promise<string | undefined> => {
  const finding = await findSlug(environment.productUrl, slug);
  return finding === 'none' || finding === 'classification'
    ? `There is no product "${slug}", so this redirect would lead nowhere. Check the slug of the product.`
    : undefined;
};

/** Reason for which a product or classification hides the redirect, in a sentence for the editor. */
export const findHidingProduct = async (source: RedirectSource): Promise<string | undefined> => {
  const slug = productSlugAt(source);
  if (slug === undefined) return undefined;
  const finding = await findSlug(environment.productUrl, slug);
  return finding === 'product' || finding === 'classification'
    ? `The site itself leads from ${source.previousUrl} to the ${finding} "${slug}", so this redirect would never act. Choose another previous address.`
    : undefined;
};

const pageProblem = async (req: PayloadRequest, id: string): Promise<string | undefined> => {
  const page = await findPage(req, id);
  if (!page) return 'The page that this redirect leads to does not exist any more. Choose another one.';
  return page._status === 'published'
    ? undefined
    : 'The page that this redirect leads to is not published, so readers would find nothing there. Publish it first.';
};

/** Returns a sentence for the editor why the target cannot be reached. An empty field has an error of its own. */
export const findTargetProblem = async (
  req: PayloadRequest,
  redirect: Partial<Redirect>,
  world: RedirectWorld,
): Promise<string | undefined> => {
  const { target } = redirect;
  const problem = unreachable(target);
  if (problem !== undefined) return problem;
  if (target?.kind === 'product' && target.product) return productProblem(target.product);
  const page = target?.kind === 'page' ? relationId(target.page) : null;
  if (page !== null) return pageProblem(req, page);
  const file = target?.kind === 'file' ? relationId(target.file) : null;
  if (file !== null)
    return (await doesFileExist(req, { id: { equals: file } }))
      ? undefined
      : 'The file that this redirect leads to does not exist any more. Choose another one.';
  const path = target?.path?.startsWith('hard:') ? null : pathOf(target);
  if (path === null || (await doesPathExist(req, relationId(redirect.site), path, world))) return undefined;
  return `Nothing is published at ${path}, so this redirect would lead nowhere. Choose another target.`;
};
