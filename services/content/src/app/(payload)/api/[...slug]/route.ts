import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { getPayload } from 'payload';
import { limitUploads } from '../../../../rest/limitUploads';
import { oneAtATime } from '../../../../rest/oneAtATime';
import { withLocale } from '../../../../rest/withLocale';
import { withMethodOverride } from '../../../../rest/withMethodOverride';
import { withoutCrossOriginCookie } from '../../../../rest/withoutCrossOriginCookie';
import { withPrivateCache } from '../../../../rest/withPrivateCache';

const limited = limitUploads(async (headers) => {
  const payload = await getPayload({ config });
  return (await payload.auth({ headers })).user !== null;
});

export const GET = withPrivateCache(withoutCrossOriginCookie(withLocale(REST_GET(config))));
export const POST = withPrivateCache(
  withoutCrossOriginCookie(limited(withMethodOverride(withLocale(REST_POST(config))))),
);
export const DELETE = withoutCrossOriginCookie(withLocale(REST_DELETE(config)));
export const PATCH = oneAtATime(withoutCrossOriginCookie(limited(withLocale(REST_PATCH(config)))));
export const PUT = withoutCrossOriginCookie(limited(withLocale(REST_PUT(config))));
export const OPTIONS = REST_OPTIONS(config);
