import config from '@payload-config';
import { getPayload } from 'payload';
import { isStopping } from '../../http/drainOnSignal';

export const dynamic = 'force-dynamic';

const headers = { 'cache-control': 'no-store' };

/** Ready if the database responds and all migrations are applied. */
export const GET = async (): Promise<Response> => {
  if (isStopping()) return Response.json({ status: 'stopping' }, { status: 503, headers });
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: 'sites' });
    return Response.json({ status: 'ready' }, { headers });
  } catch {
    return Response.json(
      { status: 'not ready', reason: 'The database does not answer.' },
      { status: 503, headers },
    );
  }
};
