/** A crumb (section 3: title, route). */
export interface BreadcrumbItem {
  readonly title: string;
  /** A link target as in section 2.5; absent or empty: no link. */
  readonly route?: string;
  /** Shown as an icon only (section 2.4). */
  readonly isHome?: boolean;
}
