import { handlePersonSignOut } from '@/server/editor/person/handlePersonSignIn';
import { withRequestId } from '@/server/withRequestId';

export const POST = withRequestId(handlePersonSignOut);
