const addressPattern = /^(\[.*\]|\d+(\.\d+){3})$/;

/** Whether a normalised host ends with a domain on a label boundary: `evilkomax.localhost` is none of `komax.localhost`. */
export const isSubdomain = (host: string, domain: string): boolean =>
  domain !== '' && !addressPattern.test(host) && host.endsWith(`.${domain}`);
