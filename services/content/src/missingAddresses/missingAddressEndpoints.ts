import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { recordMisses } from './missingAddressStore';

const missSchema = z.object({
  site: z.string().min(1).max(100),
  path: z
    .string()
    .max(300)
    // PostgreSQL cannot store NUL, and the others are useless.
    .regex(/^\/[^\p{Cc}]*$/u, 'A path begins with "/".'),
  visits: z.int().min(1).max(1_000_000_000),
  lastVisit: z.iso.datetime().transform((value) => new Date(value).toISOString()),
  referrer: z
    .string()
    .max(1_000)
    .regex(/^[^\p{Cc}]*$/u)
    .nullable(),
});

const reportSchema = z.object({ misses: z.array(missSchema).max(200) });

const rejectWith = (status: number, message: string): Response =>
  Response.json({ errors: [{ message }] }, { status });

const readBody = async (req: PayloadRequest): Promise<unknown> => {
  try {
    return await req.json?.();
  } catch {
    return undefined;
  }
};

const isSite = ({ user }: PayloadRequest): boolean =>
  user?.collection === 'service-accounts' && user.role === 'preview';

/**
 * `POST /api/missing-addresses/record`: a site reports addresses that its visitors did not find, at most 200 at once.
 */
export const recordEndpoint: Endpoint = {
  path: '/record',
  method: 'post',
  handler: async (req) => {
    if (!isSite(req)) return rejectWith(403, 'Only the site itself tells what its visitors did not find.');
    const report = reportSchema.safeParse(await readBody(req));
    if (!report.success)
      return rejectWith(400, `This is no list of missing addresses. ${z.prettifyError(report.error)}`);
    return Response.json({ recorded: await recordMisses(req, report.data.misses) });
  },
};
