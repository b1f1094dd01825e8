import { findMainSite } from '@kmx/core';

import { env } from '../env';

import type { SiteConfig } from './system.schema';

export const isMainSite = (site: Pick<SiteConfig, 'key'>, sites: readonly SiteConfig[]): boolean =>
  findMainSite(sites)?.key === site.key;

/**
 * Products exist on the main site only, and only with a product service ("Some pages exist only on the main
 * site").
 */
export const hasProducts = (site: Pick<SiteConfig, 'key'>, sites: readonly SiteConfig[]): boolean =>
  env().PRODUCT_URL !== undefined && isMainSite(site, sites);

/**
 * The customer area exists on the main site only, and only with an identity provider and a customer service.
 */
export const hasPortal = (site: Pick<SiteConfig, 'key'>, sites: readonly SiteConfig[]): boolean =>
  env().IDENTITY_URL !== undefined && env().CUSTOMER_URL !== undefined && isMainSite(site, sites);
