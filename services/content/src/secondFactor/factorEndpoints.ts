import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../access/roles';
import { beginEnrolment, confirmEnrolment } from './enrolFactor';
import { describeFactor, removeFactor, renewRecoveryCodes, resetFactor } from './manageFactor';
import type { Person } from './proveIdentity';

const proofSchema = z.object({
  password: z.string().max(1000),
  /** Code of the present device, or a recovery code; empty if there is none. */
  code: z.string().trim().max(64).default(''),
});
const confirmationSchema = z.object({ enrolment: z.string().max(4000), code: z.string().trim().max(64) });
const resetSchema = z.object({ account: z.uuid() });

type Action<Input> = (req: Person, input: Input) => Promise<object>;

const respond = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'private, no-store' } });
const respondError = (status: number, message: string): Response =>
  respond(status, { errors: [{ message }] });

const isOfPerson = (req: PayloadRequest): req is Person => req.user?.collection === 'users';

/** An endpoint for signed-in people, also for those who may only set up a second factor. */
const forPeople = <Input>(
  method: 'get' | 'post',
  path: string,
  schema: z.ZodType<Input>,
  action: Action<Input>,
): Endpoint => ({
  path: `/second-factor${path}`,
  method,
  handler: async (req) => {
    if (!isOfPerson(req)) return respondError(403, 'You are not allowed to do this.');
    if (method === 'post') await addDataAndFileToRequest(req);
    const input = schema.safeParse(req.data ?? {});
    return input.success
      ? respond(200, await action(req, input.data))
      : respondError(400, 'Please fill in all fields.');
  },
});

const forAdmins = ({ handler, ...endpoint }: Endpoint): Endpoint => ({
  ...endpoint,
  handler: (req) =>
    hasRole(req, 'admin') ? handler(req) : respondError(403, 'You are not allowed to do this.'),
});

/** `/api/users/second-factor/…`: people manage their own; administrators reset that of somebody else. */
export const factorEndpoints: Endpoint[] = [
  forPeople('get', '', z.object({}), describeFactor),
  forPeople('post', '/enrolment', proofSchema, beginEnrolment),
  forPeople('post', '/confirmation', confirmationSchema, confirmEnrolment),
  forPeople('post', '/recovery-codes', proofSchema, renewRecoveryCodes),
  forPeople('post', '/removal', proofSchema, removeFactor),
  forAdmins(forPeople('post', '/reset', resetSchema, resetFactor)),
];
