import { isolateObjectProperty, type Where } from 'payload';
import type { ContentContext } from './context';

/** Payload's local API writes locale and fallbacks to the given request, so each call gets a separate one. */
export const scope = ({ req }: ContentContext) => ({
  req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'transactionID']),
  locale: req.locale,
  fallbackLocale: req.fallbackLocale,
  overrideAccess: false as const,
  depth: 0,
});

export const everything = { limit: 0, pagination: false } as const;

const published: Where = { _status: { equals: 'published' } };

/** Returns a document by id: its newest draft, or the published version. */
export const oneById = (id: string, isDraft: boolean) => {
  const where: Where = { and: [{ id: { equals: id } }, ...(isDraft ? [] : [published])] };
  return { where, draft: isDraft, limit: 1, pagination: false as const };
};
