import type { CollectionAfterChangeHook, CollectionSlug, PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { readStored, type StoredDocument } from '../documents/documentStore';
import { draftedCollections } from '../documents/draftedCollections';
import { relationId } from '../relations/relationId';

/** A publication that was scheduled and did not happen. */
export interface FailedSchedule {
  /** Id of the job. */
  id: string;
  type: 'publish' | 'unpublish';
  collection: CollectionSlug;
  documentId: string;
  /** Title as the document's form shows it; empty without a document. */
  title: string;
  siteId: string | null;
  /** Moment in ISO 8601. */
  failedAt: string;
  /** In English, as in the form. */
  reason: string;
}

const jobSchema = z.object({
  id: z.string(),
  updatedAt: z.string(),
  input: z.object({
    type: z.enum(['publish', 'unpublish']).catch('publish'),
    doc: z.object({ relationTo: z.enum(draftedCollections), value: z.string() }),
  }),
  error: z
    .object({ message: z.string() })
    .catch({ message: 'The content service gave no reason.' })
    .transform(({ message }) => message),
});

type Job = z.output<typeof jobSchema>;

const failed: Where = {
  and: [{ taskSlug: { equals: 'schedulePublish' } }, { hasError: { equals: true } }],
};

const readJobs = async (req: PayloadRequest): Promise<Job[]> => {
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'payload-jobs',
    where: failed,
    sort: '-updatedAt',
    pagination: false,
    req,
  });
  return docs.flatMap((job) => jobSchema.safeParse(job).data ?? []);
};

const describe = async (req: PayloadRequest, job: Job): Promise<FailedSchedule[]> => {
  const { relationTo: collection, value: documentId } = job.input.doc;
  const document = await req.payload.findByID({
    collection,
    id: documentId,
    draft: true,
    depth: 0,
    disableErrors: true,
    locale: 'en',
    req,
  });
  // A deleted document has nothing to publish.
  if (!document) return [];
  const { title, site } = document;
  return [
    {
      id: job.id,
      type: job.input.type,
      collection,
      documentId,
      title: title || documentId,
      siteId: relationId(site),
      failedAt: job.updatedAt,
      reason: job.error,
    },
  ];
};

/** Lists failed schedules of one document or of all, newest first. */
export const listFailedSchedules = async (
  req: PayloadRequest,
  documentId?: string,
): Promise<FailedSchedule[]> => {
  const jobs = await readJobs(req);
  const meant = jobs.filter(({ input }) => documentId === undefined || input.doc.value === documentId);
  return (await Promise.all(meant.map((job) => describe(req, job)))).flat();
};

/** A draft that waits leaves the stored document, which readers see, as it is. */
const isUnpublished = async (req: PayloadRequest, collection: CollectionSlug, id: string): Promise<boolean> =>
  (await readStored(req, collection, id))?._status !== 'published';

/** Removes the failed schedules of a document that was published or unpublished by hand. Saving a draft does not. */
export const settleFailedSchedules: CollectionAfterChangeHook<StoredDocument> = async ({
  collection,
  doc,
  req,
}) => {
  const own = (await readJobs(req)).filter(({ input }) => input.doc.value === doc.id);
  if (own.length === 0) return doc;
  const isPublished = doc._status === 'published';
  if (!isPublished && !(await isUnpublished(req, collection.slug, doc.id))) return doc;
  const ids = own.filter(({ input }) => isPublished || input.type === 'unpublish').map(({ id }) => id);
  if (ids.length > 0)
    await req.payload.db.deleteMany({ collection: 'payload-jobs', where: { id: { in: ids } }, req });
  return doc;
};
