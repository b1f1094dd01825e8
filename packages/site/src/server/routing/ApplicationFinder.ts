import type { JobOpeningData } from '@kmx/blocks';
import {
  findApplicationRoute,
  type ApplicationMatch,
  type ApplicationLocation,
  type LanguageCode,
  type RetiredProduct,
} from '@kmx/core';

import { hasPortal, hasProducts } from '../content/siteFeatures';
import type { SiteConfig } from '../content/system.schema';
import { isListedJob, loadJobOpenings } from '../lists/jobOpenings';
import { loadStoryContacts } from '../lists/storyContacts';
import type { Catalogue } from '../products/Catalogue';
import { countryHierarchy } from '../products/catalogueHierarchy';
import { loadCatalogue } from '../products/loadCatalogue';
import { loadProduct } from '../products/loadProduct';

/** Slugs are the same in every language, so routing uses one. */
const routingLanguage: LanguageCode = 'en';

interface RetiredQuestion {
  slug: string;
  country: string;
}

const questionKey = ({ slug, country }: RetiredQuestion) => `${country}/${slug}`;

/**
 * Finds the application route at a location, and records which data it needs first. A redirect may lead to a
 * product, so the catalogue may be needed in the middle of a resolution.
 */
export class ApplicationFinder {
  private catalogue: Catalogue | undefined;
  private isCatalogueRequested = false;
  private requested: RetiredQuestion | undefined;
  private readonly retired = new Map<string, RetiredProduct | null>();
  private siteOfContacts: string | undefined;
  private readonly contacts = new Map<string, ReadonlySet<string>>();
  private siteOfJobs: string | undefined;
  private readonly jobs = new Map<string, readonly JobOpeningData[]>();

  constructor(private readonly sites: readonly SiteConfig[]) {}

  readonly find = ({ site, locale, path }: ApplicationLocation<SiteConfig>): ApplicationMatch | undefined => {
    const hasStoryContact = (slug: string) => this.hasContact(site.key, slug);
    const hasJobOpening = (slug: string) => this.hasJob({ site, locale }, slug);
    const input = { hasStoryContact, hasJobOpening, hasPortal: hasPortal(site, this.sites) };
    if (!hasProducts(site, this.sites)) return findApplicationRoute(path, input);
    const { country } = locale;
    return findApplicationRoute(path, {
      ...input,
      hierarchy: () => {
        this.isCatalogueRequested = true;
        return this.catalogue && countryHierarchy(this.catalogue, country);
      },
      retired: (slug) => {
        const known = this.retired.get(questionKey({ slug, country }));
        if (known === undefined) this.requested = { slug, country };
        return known ?? undefined;
      },
    });
  };

  private hasContact(siteKey: string, slug: string): boolean {
    const known = this.contacts.get(siteKey);
    if (!known) this.siteOfContacts = siteKey;
    return known?.has(slug) ?? false;
  }

  private async readContacts(siteKey: string): Promise<void> {
    const contacts = await loadStoryContacts(siteKey, routingLanguage);
    this.contacts.set(siteKey, new Set(contacts.map((contact) => contact.slug)));
    this.siteOfContacts = undefined;
  }

  /** A job that has ended has no page: its address redirects or responds with 410 (docs/adr/0080). */
  private hasJob(scope: Pick<ApplicationLocation<SiteConfig>, 'site' | 'locale'>, slug: string): boolean {
    const known = this.jobs.get(scope.site.key);
    if (!known) this.siteOfJobs = scope.site.key;
    const opening = known?.find((one) => one.slug === slug);
    return opening !== undefined && isListedJob(opening, scope, new Date());
  }

  private async readJobs(siteKey: string): Promise<void> {
    this.jobs.set(siteKey, await loadJobOpenings(siteKey, routingLanguage));
    this.siteOfJobs = undefined;
  }

  /**
   * Loads the missing data; returns false if nothing is missing.
   * @throws ContentError or ProductServiceError if a service fails and nothing is cached.
   */
  async read(): Promise<boolean> {
    if (this.siteOfContacts !== undefined) {
      await this.readContacts(this.siteOfContacts);
      return true;
    }
    if (this.siteOfJobs !== undefined) {
      await this.readJobs(this.siteOfJobs);
      return true;
    }
    if (this.isCatalogueRequested && !this.catalogue) {
      this.catalogue = await loadCatalogue(routingLanguage);
      return true;
    }
    const { requested } = this;
    if (!requested) return false;
    this.requested = undefined;
    const product = await loadProduct(requested.slug, routingLanguage, requested.country);
    this.retired.set(questionKey(requested), product?.status === 'cancelled' ? product : null);
    return true;
  }
}
