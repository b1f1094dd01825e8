/** Returns the label of a request's address, from a closed set: the address itself is never a label. */
export type RouteOf = (url: string) => string;

const health = /^\/(?:healthz|readyz)$/;

/**
 * Creates the function that labels addresses by the first pattern that matches the path. Health checks are `health`,
 * and all other addresses are `rest`, by default `other`.
 */
export const createRouteOf = (routes: Readonly<Record<string, RegExp>>, rest = 'other'): RouteOf => {
  const all = Object.entries({ health, ...routes });
  return (url) => {
    const [path = ''] = url.split('?', 1);
    return all.find(([, pattern]) => pattern.test(path))?.[0] ?? rest;
  };
};
