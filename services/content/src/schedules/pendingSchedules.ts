import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import type { FailedSchedule } from './failedSchedules';

/** A publication that is yet to come. */
export interface PendingSchedule extends Pick<FailedSchedule, 'id' | 'type'> {
  documentId: string;
  /** Moment in ISO 8601. */
  dueAt: string;
}

const jobSchema = z
  .object({
    id: z.string(),
    waitUntil: z.string(),
    input: z.object({
      type: z.enum(['publish', 'unpublish']).catch('publish'),
      doc: z.object({ value: z.string() }),
    }),
  })
  .transform(({ id, waitUntil, input }): PendingSchedule => {
    return { id, type: input.type, documentId: input.doc.value, dueAt: waitUntil };
  });

const pending: Where = {
  and: [
    { taskSlug: { equals: 'schedulePublish' } },
    { completedAt: { exists: false } },
    { hasError: { not_equals: true } },
    { waitUntil: { exists: true } },
  ],
};

/** Lists schedules of one document or of all, the next one first. */
export const listPendingSchedules = async (
  req: PayloadRequest,
  documentId?: string,
): Promise<PendingSchedule[]> => {
  const { docs } = await req.payload.db.find<{ id: string }>({
    collection: 'payload-jobs',
    where: pending,
    sort: 'waitUntil',
    pagination: false,
    req,
  });
  const schedules = docs.flatMap((job) => jobSchema.safeParse(job).data ?? []);
  return schedules.filter((schedule) => documentId === undefined || schedule.documentId === documentId);
};
