import { z } from 'zod';

/** Options of `net.connect`. */
export type ClamdAddress = { host: string; port: number } | { path: string };

const parse = (text: string): ClamdAddress | undefined => {
  const socket = /^unix:(?:\/\/)?(\/.+)$/.exec(text)?.[1];
  if (socket !== undefined) return { path: socket };
  const { protocol, hostname, port } = URL.canParse(text) ? new URL(text) : {};
  if (protocol !== 'tcp:' || !hostname || !port) return undefined;
  // IPv6 hosts are in brackets, which `net.connect` does not accept.
  return { host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port) };
};

/** CLAMD_URL: malware scanner of uploads; undefined: they are not scanned. */
export const clamdUrlSchema = z
  .string()
  .transform((text, context) => {
    const address = parse(text);
    if (address !== undefined) return address;
    context.addIssue({ code: 'custom', message: 'must be tcp://host:port or unix:/path/to/socket' });
    return z.NEVER;
  })
  .optional();
