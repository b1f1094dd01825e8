/** Returns the label of a request's address, from a closed set: addresses themselves are never labels. */
export type RouteOf = (url: string) => string;

const health = /^\/(?:healthz|readyz)$/;

/**
 * Creates a function that labels addresses by the first pattern that matches the path. Health checks are labelled
 * `health`, and all other addresses `rest`, by default `other`.
 */
export const createRouteOf = (routes: Readonly<Record<string, RegExp>>, rest = 'other'): RouteOf => {
  const all = Object.entries({ health, ...routes });
  return (url) => {
    const [path = ''] = url.split('?', 1);
    return all.find(([, pattern]) => pattern.test(path))?.[0] ?? rest;
  };
};
