import type { ServerProps } from 'payload';
import { hasRole } from '../access/roles';
import { HiddenSiteList } from './HiddenSiteList';

export async function HiddenSites({ i18n, payload, user }: Pick<ServerProps, 'i18n' | 'payload' | 'user'>) {
  if (!hasRole({ user: user ?? null }, 'author')) return null;
  const { docs } = await payload.find({ collection: 'sites', depth: 0, pagination: false, sort: 'name' });
  return <HiddenSiteList sites={docs} language={i18n.language} />;
}
