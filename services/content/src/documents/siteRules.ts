import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeValidateHook,
  type PayloadRequest,
} from 'payload';
import type { Page, Site } from '../payload-types';
import { homeSlug } from './pageRules';
import { readSites } from './readSites';
import { sitesAround } from './siteAddresses';

const hostPattern = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]*[a-z0-9])?$/;

export const validateHost = (value: unknown): true | string =>
  (typeof value === 'string' && hostPattern.test(value)) ||
  'A host is a name in lower case without protocol, port or path, for example "www.example.com".';

export const validateEmail = (value: unknown): true | string =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'string' && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value)) ||
  'Please enter an e-mail address, for example "info@example.com".';

export const validateSiteLanguage = (value: unknown, { data }: { data: unknown }): true | string => {
  if (value === null || value === undefined || value === '') return true;
  const languages =
    typeof data === 'object' && data !== null && 'languages' in data ? data.languages : undefined;
  return (
    (Array.isArray(languages) && languages.includes(value)) ||
    'Please choose one of the languages of this site, or add it to them first.'
  );
};

interface DomainLike {
  host?: string | null;
  slug?: string | null;
}

const claim = (domain: DomainLike): string => [domain.host, domain.slug].filter(Boolean).join('/');

interface SiteLike {
  name: string;
  domains?: readonly DomainLike[] | null;
}

/** The first address in `domains` that another site has claimed, with that site. */
export const findClaimedDomain = (
  domains: readonly DomainLike[],
  others: readonly SiteLike[],
): { address: string; site: string } | undefined => {
  for (const domain of domains) {
    const owner = others.find((site) => (site.domains ?? []).some((taken) => claim(taken) === claim(domain)));
    if (owner) return { address: claim(domain), site: owner.name };
  }
  return undefined;
};

export const rejectClaimedDomain: CollectionBeforeValidateHook<Site> = async ({ data, originalDoc, req }) => {
  const domains = data?.domains;
  if (!domains) return data;
  const { docs } = await req.payload.find({
    collection: 'sites',
    where: originalDoc?.id ? { id: { not_equals: originalDoc.id } } : {},
    pagination: false,
    depth: 0,
    req,
    select: { name: true, domains: true },
  });
  const claimed = findClaimedDomain(domains, docs);
  if (claimed)
    throw new ValidationError({
      collection: 'sites',
      errors: [
        {
          path: 'domains',
          message: `${claimed.address} already leads to the site "${claimed.site}". Remove it there first.`,
        },
      ],
      req,
    });
  return data;
};

const findPageBelow = async (req: PayloadRequest, sites: readonly string[], slug: string) =>
  req.payload.db.findOne<Page>({
    collection: 'pages',
    where: {
      and: [
        { site: { in: [...sites] } },
        {
          or: [
            { and: [{ parentSlug: { equals: homeSlug } }, { slug: { equals: slug } }] },
            { parentSlug: { equals: slug } },
          ],
        },
      ],
    },
    req,
  });

/** A site below a shared host takes over every address below its slug: pages there would become unreachable. */
export const rejectSlugOfPage: CollectionBeforeChangeHook<Site> = async ({ data, originalDoc, req }) => {
  const sites = await readSites(req);
  for (const { host, slug } of data.domains ?? []) {
    const around = slug ? sitesAround(host, sites, originalDoc?.id) : [];
    const page =
      slug && around.length > 0
        ? await findPageBelow(
            req,
            around.map(({ id }) => id),
            slug,
          )
        : null;
    if (!page || !slug) continue;
    const owner = around[0]?.name ?? '';
    const message = `Below /${slug} on ${host} there are pages of the site "${owner}", which this site would hide. Choose another slug, or move those pages first.`;
    throw new ValidationError({ collection: 'sites', errors: [{ path: 'domains', message }], req });
  }
  return data;
};
