import { findProtectingPageIds } from '../files/fileProtection';
import type { ContentContext } from './context';
import { everything, scope } from './scope';

export const findFilesBySlug = async (context: ContentContext, slug: string) => {
  const { docs } = await context.req.payload.find({
    collection: 'files',
    where: { slug: { equals: slug } },
    sort: ['createdAt', 'id'],
    ...everything,
    ...scope(context),
  });
  return docs;
};

export const findProtectingPages = async (context: ContentContext, slug: unknown) => {
  if (typeof slug !== 'string') return [];
  const ids = await findProtectingPageIds(context.req, slug);
  if (ids.length === 0) return [];
  const { docs } = await context.req.payload.find({
    collection: 'pages',
    where: { id: { in: ids } },
    ...everything,
    ...scope(context),
  });
  return docs;
};
