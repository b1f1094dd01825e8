import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { z } from 'zod';
import { pageId } from '../seeding/documents/convertLink';
import type { People } from './people';

export type Fields = Record<string, unknown>;
type Collection = 'pages' | 'topics';

const about = pageId('main:company/about');
const loginSchema = z.object({ token: z.string() });
const savedSchema = z.object({
  doc: z.record(z.string(), z.unknown()).optional(),
  errors: z
    .array(
      z.object({
        message: z.string(),
        data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })) }).optional(),
      }),
    )
    .optional(),
});

/** Forms of one user: loaded as in the admin, and saved over REST with all their fields. */
export const createForms = async (
  payload: Payload,
  config: SanitizedConfig,
  user: People['editor' | 'admin'],
  language = 'en',
) => {
  const send = async (method: string, path: string, body: object, token = '') => {
    const headers = {
      'content-type': 'application/json',
      'accept-language': language,
      authorization: `JWT ${token}`,
    };
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers,
      body: JSON.stringify(body),
    });
    return handleEndpoints({ config, request });
  };
  const login = await send('POST', '/users/login', { email: user.email, password: 'correct horse battery' });
  const { token } = loginSchema.parse(await login.json());
  const open = async (collection: Collection, id: string, locale: 'en' | 'de' = 'en'): Promise<Fields> => ({
    ...(await payload.findByID({
      collection,
      id,
      locale,
      user,
      depth: 0,
      draft: true,
      fallbackLocale: false,
      overrideAccess: false,
    })),
  });
  const save = async (collection: Collection, id: string, form: Fields, locale = 'en') => {
    const draft = collection === 'pages' ? '&draft=true&autosave=true' : '';
    const path = `/${collection}/${id}?depth=0&fallback-locale=null&locale=${locale}${draft}`;
    const response = await send('PATCH', path, form, token);
    return { status: response.status, ...savedSchema.parse(await response.json()) };
  };
  const submitState = async (state: 'changed' | 'closed', id = about): Promise<unknown> =>
    (await send('POST', '/editing/form', { collection: 'pages', id, state }, token)).json();
  const preview = async (locale: string, fields: Fields): Promise<number> =>
    (await send('POST', '/editing/preview', { collection: 'pages', id: about, locale, fields }, token))
      .status;
  return { open, save, submitState, preview };
};

export type Forms = Awaited<ReturnType<typeof createForms>>;
