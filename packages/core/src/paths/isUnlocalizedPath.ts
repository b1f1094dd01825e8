/**
 * First segments of paths without a locale (section 2.2): files, proxies, build information, pictures, the style
 * guide, files for machines.
 */
export const unlocalizedSegments: readonly string[] = [
  'api',
  'builds',
  'file',
  'media',
  'og',
  'style-guide',
  'inputs',
  'buttons',
  'modules',
  'components',
  'typography',
  'sitemaps',
  '.well-known',
];

const unlocalizedPaths: readonly string[] = [
  '/pages/error',
  '/tools/email-links',
  '/favicon.ico',
  '/robots.txt',
  '/sitemap.xml',
];

/** Routes without locale and site (section 2.2). */
export function isUnlocalizedPath(path: string): boolean {
  const pathname = path.replace(/[?#].*$/s, '');
  return unlocalizedPaths.includes(pathname) || unlocalizedSegments.includes(pathname.split('/')[1] ?? '');
}
