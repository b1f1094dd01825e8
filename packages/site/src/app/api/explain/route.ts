import { handleExplain } from '@/server/editor/explain/handleExplain';
import { withRequestId } from '@/server/withRequestId';

export const GET = withRequestId(handleExplain);
