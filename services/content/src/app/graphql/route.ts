import config from '@payload-config';
import { answerGraphQL } from '../../graphql/endpoint';

export const dynamic = 'force-dynamic';

export const POST = async (request: Request): Promise<Response> => answerGraphQL(request, await config);
