import { handleChallenge } from '@/server/forms/handleChallenge';
import { withRateLimit } from '@/server/http/rateLimit';
import { withOwnRequestId } from '@/server/withRequestId';

export const dynamic = 'force-dynamic';

export const GET = withOwnRequestId(withRateLimit('challenge', handleChallenge));
