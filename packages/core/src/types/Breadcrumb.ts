export interface BreadcrumbItem {
  readonly title: string;
  /** Link target (section 2.5); absent or empty: no link. */
  readonly route?: string;
  /** Rendered as an icon only (section 2.4). */
  readonly isHome?: boolean;
}
