import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload';
import { enqueueChange } from './outbox';
import type { ContentChange } from './tags';

interface Identified {
  id: string;
}

type Describe<Doc extends Identified> = (doc: Doc, previous?: Partial<Doc>) => ContentChange;

/** Hooks of a collection without drafts: every change is public at once. */
export const publishEveryChange = <Doc extends Identified>(describe: Describe<Doc>) => {
  const afterChange: CollectionAfterChangeHook<Doc> = async ({ doc, previousDoc, req }) => {
    await enqueueChange(req, describe(doc, previousDoc));
    return doc;
  };
  const afterDelete: CollectionAfterDeleteHook<Doc> = async ({ doc, req }) => {
    await enqueueChange(req, describe(doc));
    return doc;
  };
  return { afterChange: [afterChange], afterDelete: [afterDelete] };
};
