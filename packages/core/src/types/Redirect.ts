import type { Link } from './Link';

export interface Redirect {
  /** Path without the locale, in whole segments. */
  readonly previousUrl: string;
  /** `null`: every site. */
  readonly site: { readonly key: string } | null;
  readonly target: Link;
  readonly permanent: boolean;
}
