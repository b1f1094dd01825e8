import { unlocalizedSegments } from '../paths/isUnlocalizedPath';
import { portalPaths } from '../portal/portalScreens';

import { applicationPaths } from './ApplicationRoute';

const { products, comparison, wireCheck, storyContacts, ...everywhere } = applicationPaths;

const firstSegments = (paths: readonly string[]): readonly string[] => [
  ...new Set(paths.map((path) => path.split('/')[1] ?? '')),
];

/**
 * First segments of paths at which a page would hide a route of the application, or could not be reached (section 2.2).
 * `onMainSite`: only where the products stand. Below `/stories` the application answers too, but beside pages and never
 * in their place.
 */
export const reservedSlugs = {
  everywhere: firstSegments([
    ...Object.values(everywhere),
    ...Object.values(portalPaths),
    ...unlocalizedSegments.map((segment) => `/${segment}`),
  ]).filter((segment) => !firstSegments([storyContacts]).includes(segment)),
  onMainSite: firstSegments([products, comparison, wireCheck]),
} as const;
