import { answerFromContent } from '@/server/findability/answers';
import { answerSecurityText } from '@/server/findability/answerSecurityText';

export const dynamic = 'force-dynamic';

/** `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness. */
export function GET(request: Request): Promise<Response> {
  return answerFromContent(() => answerSecurityText(request));
}
