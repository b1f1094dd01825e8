import { respondWithoutFile } from '@/server/fileNotice/respondWithoutFile';

export const dynamic = 'force-dynamic';

export const GET = (request: Request): Promise<Response> => respondWithoutFile(request, 404);
