import config from '@payload-config';
import { handleGraphQL } from '../../graphql/endpoint';

export const dynamic = 'force-dynamic';

export const POST = async (request: Request): Promise<Response> => handleGraphQL(request, await config);
