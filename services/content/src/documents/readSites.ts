import type { PayloadRequest } from 'payload';
import type { SiteAddress } from './siteAddresses';

export const readSites = async (req: PayloadRequest): Promise<readonly SiteAddress[]> => {
  const { docs } = await req.payload.db.find<SiteAddress>({
    collection: 'sites',
    select: { key: true, name: true, domains: true },
    pagination: false,
    req,
  });
  return docs;
};
