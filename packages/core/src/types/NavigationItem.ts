import type { Link } from './Link';

/** The colours of a marketing section (section 3: `Dark_White` by default). */
export type MarketingBackground = 'Dark_White' | 'White_Dark' | 'Accent';

/** A picture as far as navigation and brands show it. */
export interface NavigationImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

/** A promotion beside the entries of an open menu (section 3). */
export interface MarketingSection {
  readonly logo: NavigationImage | null;
  readonly backgroundColor: MarketingBackground;
  readonly title: string | null;
  readonly text: string | null;
  readonly link: Link | null;
}

/** An entry of a site's navigation (section 3). */
export interface NavigationItem {
  readonly id: string;
  readonly title: string;
  readonly breadcrumbOverride: string | null;
  readonly slug: string | null;
  readonly hidden: boolean;
  /** Country codes; empty: every country. */
  readonly countries: readonly string[];
  readonly link: Link | null;
  readonly items: readonly NavigationItem[];
  readonly marketingSection: MarketingSection | null;
}
