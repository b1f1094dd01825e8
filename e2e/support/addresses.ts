/** Addresses of the stack under test, which the test command starts. */
export const siteUrl = process.env.BASE_URL ?? 'http://localhost:3000';
export const contentUrl = process.env.CONTENT_URL ?? 'http://localhost:3001';

/** Address of a path on a host of the demo sites, on the site's port: `at('schleuniger.localhost', '/en')`. */
export function at(host: string, path: string): string {
  const url = new URL(path, siteUrl);
  url.hostname = host;
  return url.href;
}
