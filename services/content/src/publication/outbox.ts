import type { PayloadRequest } from 'payload';
import { bumpContentVersion } from './contentVersion';
import { wakeOutbox } from './outboxWorker';
import { tagsFor, type ContentChange } from './tags';

/** A run that writes in bulk and notifies once at its end sets this in `context`. */
export const isQuiet = (req: PayloadRequest): boolean => req.context['isQuiet'] === true;

export const quietContext = { isQuiet: true };

/** Writes the notification in the same transaction as the change, so that neither can happen alone. */
export const enqueueTags = async (req: PayloadRequest, tags: readonly string[]): Promise<void> => {
  bumpContentVersion();
  await req.payload.create({ collection: 'outbox', data: { tags: [...tags], attempts: 0 }, req, depth: 0 });
  wakeOutbox();
};

export const enqueueChange = async (req: PayloadRequest, change: ContentChange): Promise<void> => {
  if (isQuiet(req)) return;
  await enqueueTags(req, tagsFor(change));
};
