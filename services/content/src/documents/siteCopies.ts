import type { FieldHook } from 'payload';
import { readSites } from './readSites';

/** Gives the duplicate of a site a host that no site has: "copy.example.com", then "copy-2.example.com". */
export const copyHost: FieldHook<{ id: string }, unknown> = async ({ req, value }) => {
  if (typeof value !== 'string') return value;
  const sites = await readSites(req);
  const taken = new Set(sites.flatMap(({ domains }) => (domains ?? []).map(({ host }) => host)));
  let host = `copy.${value}`;
  for (let count = 2; taken.has(host); count += 1) host = `copy-${count}.${value}`;
  return host;
};
