import { targetHref } from '../links/targetHref';
import type { BreadcrumbItem } from '../types/Breadcrumb';

export interface BreadcrumbViewItem {
  readonly title: string;
  /** Absent if not clickable. */
  readonly href?: string;
  readonly isCurrent: boolean;
  /** Shown as an icon only. */
  readonly isHome: boolean;
}

export interface BreadcrumbView {
  readonly items: readonly BreadcrumbViewItem[];
  /** Back link for small screens: the last previous crumb that has a link. */
  readonly back?: BreadcrumbViewItem & { readonly href: string };
}

const hasHref = (item: BreadcrumbViewItem): item is BreadcrumbViewItem & { readonly href: string } =>
  item.href !== undefined;

/**
 * "The last crumb is not clickable and marked current. On small screens a back link to the previous crumb is shown."
 * (section 2.4)
 */
export function createBreadcrumbView(trail: readonly BreadcrumbItem[]): BreadcrumbView {
  const items = trail.map(({ title, route, isHome = false }, index): BreadcrumbViewItem => {
    const isCurrent = index === trail.length - 1;
    const href = isCurrent ? undefined : targetHref(route);
    return { title, isCurrent, isHome, ...(href !== undefined && { href }) };
  });
  const back = items.slice(0, -1).filter(hasHref).at(-1);
  return { items, ...(back && { back }) };
}
