import { addDataAndFileToRequest, APIError, type Endpoint, type Payload } from 'payload';
import { z } from 'zod';
import { environment } from '../config/environment';
import type { User } from '../payload-types';
import { logSecurity } from './logSecurity';
import { normalizeEmail } from './normalizeEmail';
import { rejectAttempt } from './rejectAttempt';
import { requestAddress } from './requestAddress';
import { countMail } from './requestLimits';
import { composeResetMail } from './resetMail';

/** No address of mail is longer (RFC 5321). */
const requestSchema = z.object({ email: z.string().trim().min(1).max(254) });

/** Never rejects: the person has got the response already. */
const sendResetMail = async (payload: Payload, email: string, language: string): Promise<void> => {
  let account: string | undefined;
  try {
    const user = await payload.db.findOne<User>({
      collection: 'users',
      where: { email: { equals: email } },
    });
    account = user?.id;
    logSecurity('Reset of a password requested', { account });
    if (!user || user.isActive === false) return;
    const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true });
    const { publicUrl } = environment;
    await payload.sendEmail({ to: email, ...composeResetMail(language, { publicUrl, token }) });
  } catch (error) {
    logSecurity('Reset mail could not be sent', { account });
    payload.logger.error({ err: error, msg: 'A mail for a new password could not be sent.' });
  }
};

/**
 * Replaces Payload's endpoint, whose response comes later and can fail for addresses with an account only, and whose link
 * has no host. Here the response is the same after the same work, and the mail is sent after it.
 */
export const forgotPassword: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    await addDataAndFileToRequest(req);
    const request = requestSchema.safeParse(req.data);
    if (!request.success) throw new APIError('Please enter an e-mail address.', 400);
    const email = normalizeEmail(request.data.email);
    const seconds = await countMail(email, requestAddress(req));
    if (seconds > 0) return rejectAttempt(req, seconds);
    void sendResetMail(req.payload, email, req.i18n.language);
    return Response.json({ message: req.t('general:success') });
  },
};
