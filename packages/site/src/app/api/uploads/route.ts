import { handleUpload } from '@/server/forms/handleUpload';
import { withOwnRequestId } from '@/server/withRequestId';

export const POST = withOwnRequestId(handleUpload);
