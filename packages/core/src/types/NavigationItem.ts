import type { Link } from './Link';

/** The colours of a marketing section (section 3: `Dark_White` by default). */
export type MarketingBackground = 'Dark_White' | 'White_Dark' | 'Accent';

export interface NavigationImage {
  readonly url: string;
  readonly alt: string;
  readonly width: number | null;
  readonly height: number | null;
}

export interface MarketingSection {
  readonly logo: NavigationImage | null;
  readonly backgroundColor: MarketingBackground;
  readonly title: string | null;
  readonly text: string | null;
  readonly link: Link | null;
}

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
