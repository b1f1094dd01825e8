import {
  findApplicationRoute,
  findMainSite,
  type ApplicationMatch,
  type ApplicationPlace,
  type LanguageCode,
  type RetiredProduct,
} from '@kmx/core';

import type { SiteConfig } from '../content/system.schema';
import { env } from '../env';
import type { Catalogue } from '../products/Catalogue';
import { countryHierarchy } from '../products/catalogueHierarchy';
import { loadCatalogue } from '../products/loadCatalogue';
import { loadProduct } from '../products/loadProduct';

/** Slugs are the same in every language, so addresses are decided in one. */
const routingLanguage: LanguageCode = 'en';

/** Whether a site shows products: the main site does, when there is a product service ("Some pages exist only on the main site"). */
export const hasProducts = (site: Pick<SiteConfig, 'key'>, sites: readonly SiteConfig[]): boolean =>
  env().PRODUCT_URL !== undefined && findMainSite(sites)?.key === site.key;

interface RetiredQuestion {
  slug: string;
  country: string;
}

const questionKey = ({ slug, country }: RetiredQuestion) => `${country}/${slug}`;

/**
 * What the application answers at a place, and what has to be read before it can say so: a redirect may lead to a product, so
 * that the catalogue is wanted in the middle of a resolution.
 */
export class ApplicationFinder {
  private catalogue: Catalogue | undefined;
  private isCatalogueWanted = false;
  private wanted: RetiredQuestion | undefined;
  private readonly retired = new Map<string, RetiredProduct | null>();

  constructor(private readonly sites: readonly SiteConfig[]) {}

  readonly find = ({ site, locale, path }: ApplicationPlace<SiteConfig>): ApplicationMatch | undefined => {
    if (!hasProducts(site, this.sites)) return findApplicationRoute(path, {});
    const { country } = locale;
    return findApplicationRoute(path, {
      hierarchy: () => {
        this.isCatalogueWanted = true;
        return this.catalogue && countryHierarchy(this.catalogue, country);
      },
      retired: (slug) => {
        const known = this.retired.get(questionKey({ slug, country }));
        if (known === undefined) this.wanted = { slug, country };
        return known ?? undefined;
      },
    });
  };

  /**
   * Reads what was wanted and is not there yet; false when nothing is.
   * @throws ProductServiceError when the product service cannot answer and nothing is remembered.
   */
  async read(): Promise<boolean> {
    if (this.isCatalogueWanted && !this.catalogue) {
      this.catalogue = await loadCatalogue(routingLanguage);
      return true;
    }
    const { wanted } = this;
    if (!wanted) return false;
    this.wanted = undefined;
    const product = await loadProduct(wanted.slug, routingLanguage, wanted.country);
    const { slug, classificationSlug } = product ?? {};
    const isRetired =
      product?.status === 'cancelled' && slug !== undefined && classificationSlug !== undefined;
    this.retired.set(questionKey(wanted), isRetired ? { slug, classificationSlug } : null);
    return true;
  }
}
