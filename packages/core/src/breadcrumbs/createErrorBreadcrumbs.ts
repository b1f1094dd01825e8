import type { BreadcrumbItem } from '../types/Breadcrumb';

/** The error page's trail: "Home (hard link to /) then the error title without route" (section 2.3). */
export const createErrorBreadcrumbs = (homeTitle: string, errorTitle: string): readonly BreadcrumbItem[] => [
  { title: homeTitle, route: 'hard:/', isHome: true },
  { title: errorTitle },
];
