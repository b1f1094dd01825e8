import { isolateObjectProperty, type Where } from 'payload';
import type { ContentContext } from './context';

/** A local call writes locale and fallbacks onto the request it is given, so each gets a request of its own. */
export const scope = ({ req }: ContentContext) => ({
  req: isolateObjectProperty(req, ['locale', 'fallbackLocale', 'transactionID']),
  locale: req.locale,
  fallbackLocale: req.fallbackLocale,
  overrideAccess: false as const,
  depth: 0,
});

export const everything = { limit: 0, pagination: false } as const;

const published: Where = { _status: { equals: 'published' } };

/** The document with an id: its newest draft, or what is published of it. */
export const oneById = (id: string, isDraft: boolean) => {
  const where: Where = { and: [{ id: { equals: id } }, ...(isDraft ? [] : [published])] };
  return { where, draft: isDraft, limit: 1, pagination: false as const };
};
