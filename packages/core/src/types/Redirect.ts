import type { Link } from './Link';

/** An address that something once had, and where it went (section 3). */
export interface Redirect {
  /** A path without the locale, in whole segments. */
  readonly previousUrl: string;
  /** `null`: every site. */
  readonly site: { readonly key: string } | null;
  readonly target: Link;
  readonly permanent: boolean;
}
