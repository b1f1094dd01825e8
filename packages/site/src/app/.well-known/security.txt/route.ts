import { handleSecurityText } from '@/server/findability/handleSecurityText';
import { respondFromContent } from '@/server/http/plainResponses';
import { withRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

/** `/.well-known/security.txt` (RFC 9116). */
export const GET = withRequestId((request: Request): Promise<Response> => {
  return respondFromContent(() => handleSecurityText(request));
});
