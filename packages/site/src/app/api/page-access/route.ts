import { handlePageAccess } from '@/server/access/handlePageAccess';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(handlePageAccess);
