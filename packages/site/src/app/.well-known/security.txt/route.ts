import { answerFromContent } from '@/server/findability/answers';
import { answerSecurityText } from '@/server/findability/answerSecurityText';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness. */
export const GET = withRequestId((request: Request): Promise<Response> => {
  return answerFromContent(() => answerSecurityText(request));
});
