/** Decides whether a host name, as `URL` prints it, is always this machine (RFC 6761, section 6.3). */
export function isLocalHost(hostname: string): boolean;

/** Decides whether only this machine reaches a URL. Throws if it is no URL. */
export function isLocalUrl(address: string): boolean;
