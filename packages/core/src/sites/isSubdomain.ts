const addressPattern = /^(\[.*\]|\d+(\.\d+){3})$/;

/** Compares on label boundaries: `evilkomax.localhost` is no subdomain of `komax.localhost`. */
export const isSubdomain = (host: string, domain: string): boolean =>
  domain !== '' && !addressPattern.test(host) && host.endsWith(`.${domain}`);
