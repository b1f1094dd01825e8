import { targetHref } from '../links/targetHref';
import type { BreadcrumbItem } from '../types/Breadcrumb';

/** A crumb as it is shown. */
export interface BreadcrumbViewItem {
  readonly title: string;
  /** Absent: not clickable. */
  readonly href?: string;
  readonly isCurrent: boolean;
  /** Shown as an icon only. */
  readonly isHome: boolean;
}

/** A trail as it is shown. */
export interface BreadcrumbView {
  readonly items: readonly BreadcrumbViewItem[];
  /** What small screens show instead of the trail: the previous crumb that leads somewhere. */
  readonly back?: BreadcrumbViewItem & { readonly href: string };
}

const hasHref = (item: BreadcrumbViewItem): item is BreadcrumbViewItem & { readonly href: string } =>
  item.href !== undefined;

/** How a trail is shown: "The last crumb is not clickable and marked current. On small screens a back link to the previous crumb is shown." (section 2.4) */
export function createBreadcrumbView(trail: readonly BreadcrumbItem[]): BreadcrumbView {
  const items = trail.map(({ title, route, isHome = false }, index): BreadcrumbViewItem => {
    const isCurrent = index === trail.length - 1;
    const href = isCurrent ? undefined : targetHref(route);
    return { title, isCurrent, isHome, ...(href !== undefined && { href }) };
  });
  const back = items.slice(0, -1).filter(hasHref).at(-1);
  return { items, ...(back && { back }) };
}
