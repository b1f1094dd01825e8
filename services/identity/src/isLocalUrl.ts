const localHosts: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Whether the address is of this machine alone. */
export const isLocalUrl = (url: string): boolean => {
  const { hostname } = new URL(url);
  return localHosts.includes(hostname) || hostname.endsWith('.localhost');
};
