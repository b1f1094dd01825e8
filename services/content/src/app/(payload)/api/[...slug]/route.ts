import config from '@payload-config';
import {
  REST_DELETE,
  REST_GET,
  REST_OPTIONS,
  REST_PATCH,
  REST_POST,
  REST_PUT,
} from '@payloadcms/next/routes';
import { keepPrivate } from '../../../../rest/keepPrivate';
import { oneAtATime } from '../../../../rest/oneAtATime';
import { withLocale } from '../../../../rest/withLocale';
import { withMethodOverride } from '../../../../rest/withMethodOverride';
import { withoutForeignCookie } from '../../../../rest/withoutForeignCookie';

export const GET = keepPrivate(withoutForeignCookie(withLocale(REST_GET(config))));
export const POST = keepPrivate(withoutForeignCookie(withMethodOverride(withLocale(REST_POST(config)))));
export const DELETE = withoutForeignCookie(withLocale(REST_DELETE(config)));
export const PATCH = oneAtATime(withoutForeignCookie(withLocale(REST_PATCH(config))));
export const PUT = withoutForeignCookie(withLocale(REST_PUT(config)));
export const OPTIONS = REST_OPTIONS(config);
