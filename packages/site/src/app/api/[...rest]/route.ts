import { respondEmpty } from '@/server/http/respondEmpty';

export const dynamic = 'force-dynamic';

export const GET = respondEmpty;
