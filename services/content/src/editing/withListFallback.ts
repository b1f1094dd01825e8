import { isolateObjectProperty, type CollectionBeforeOperationHook, type CollectionConfig } from 'payload';
import { hasRole } from '../access/roles';
import { localeOptions } from '../config/locales';

const otherLocales = localeOptions.map(({ value }) => value);

/**
 * Lists and drop-downs of the admin name a document in the first language that has a title. Never what a form loads: it
 * would store the text of one language as the translation of another.
 */
// oxlint-disable-next-line typescript/no-deprecated -- reading a list has no other operation
const fallBackInLists: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  const isList = operation === 'read' && !('id' in args);
  // The service's own reads override access control.
  const isOfPerson = !('overrideAccess' in args && args.overrideAccess === true) && hasRole(req, 'author');
  if (!isList || !isOfPerson || req.payloadAPI === 'GraphQL') return undefined;
  // Later reads of the same request, such as of the form itself, keep their own.
  const listRequest = isolateObjectProperty(req, 'fallbackLocale');
  listRequest.fallbackLocale = otherLocales;
  return { ...args, req: listRequest };
};

/** Makes the lists of a collection show texts of another language if the chosen one has none. */
export const withListFallback = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), fallBackInLists],
  },
});
