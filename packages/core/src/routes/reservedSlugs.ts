import { unlocalizedSegments } from '../paths/isUnlocalizedPath';
import { portalPaths } from '../portal/portalScreens';

import { applicationPaths } from './ApplicationRoute';

const { products, comparison, wireCheck, storyContacts, jobOpenings, ...everywhere } = applicationPaths;

const firstSegments = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.map((path) => path.split('/')[1] ?? '')),
];

/**
 * First path segments at which a page would hide an application route, or could not be reached (section 2.2).
 * `onMainSite`: only where the products are. Below `/stories` and `/careers`, application routes and pages
 * coexist.
 */
export const reservedSlugs = {
  everywhere: firstSegments([
    ...Object.values(everywhere),
    ...Object.values(portalPaths),
    ...unlocalizedSegments.map((segment) => `/${segment}`),
  ]).filter((segment) => !firstSegments([storyContacts, jobOpenings]).includes(segment)),
  onMainSite: firstSegments([products, comparison, wireCheck]),
} as const;
