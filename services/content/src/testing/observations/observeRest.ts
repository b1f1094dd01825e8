import type { Payload } from 'payload';
import { environment } from '../../config/environment';
import { idOf } from '../seeding/documents/ids';
import { callRest, callRestWithForm } from '../tools/callRest';

const editor = {
  email: 'rest-editor@example.com',
  password: 'correct horse battery',
  role: 'editor',
} as const;

const main = idOf('sites', 'main');

const signIn = async (payload: Payload): Promise<Record<string, string>> => {
  await payload.create({ collection: 'users', data: editor });
  const { token } = await payload.login({ collection: 'users', data: editor });
  return { authorization: `JWT ${token ?? ''}` };
};

/** Queries of a select field: for the current value, and for typed text. */
const observeDropDown = async (signedIn: Record<string, string>) => {
  const query = (where: string, locale: string) =>
    callRestWithForm('pages', `depth=0&draft=true&limit=10&${locale}&select[title]=true&${where}`, signedIn);
  const byTitle = 'where[and][0][title][like]';
  return {
    english: await query(`${byTitle}=Home of Am`, 'locale=en'),
    german: await query(`${byTitle}=Start`, 'locale=de'),
    withoutLocale: await query(`${byTitle}=Home of Am`, 'sort=title'),
  };
};

const manyConditions = Array.from({ length: 21 }, (_, n) => `where[or][${n}][slug][equals]=a`).join('&');

/** Costly reads: "sites" because their menus lead to pages, which lead to sites again. */
const observeReads = async (headers: Record<string, string>) => ({
  shallow: await callRest('sites?depth=2&limit=100', { headers }),
  deep: await callRest('sites?depth=10&limit=100', { headers }),
  deepByForm: await callRestWithForm('sites', 'depth=10&limit=100', headers),
  shallowById: await callRest(`sites/${main}?depth=2`, { headers }),
  deepById: await callRest(`sites/${main}?depth=10`, { headers }),
  all: await callRest('pages?depth=0&limit=0', { headers }),
  allByForm: await callRestWithForm('pages', 'depth=0&limit=0', headers),
  withoutPagination: await callRest('pages?depth=0&pagination=false', { headers }),
  wholeRelations: await callRest('navigation-items?depth=2&populate[pages][modules]=true', { headers }),
  manyConditions: await callRest(`pages?depth=0&${manyConditions}`, { headers }),
  manyConditionsByForm: await callRestWithForm('pages', `depth=0&${manyConditions}`, headers),
  countByManyConditions: await callRest(`pages/count?${manyConditions}`, { headers }),
  versions: await callRest('pages/versions?depth=10&limit=0', { headers }),
});

/** Identity that the service derives from a session cookie. */
const observeCookie = async ({ authorization = '' }: Record<string, string>) => {
  const cookie = authorization.replace('JWT ', 'payload-token=');
  const me = async (headers: Record<string, string>) =>
    (await callRest('users/me', { headers: { host: 'localhost:3001', cookie, ...headers } })).text;
  return {
    own: await me({ origin: 'http://localhost:3001' }),
    program: await me({}),
    foreign: await me({ origin: 'http://localhost:3000' }),
    embedded: await me({ 'sec-fetch-site': 'cross-site' }),
  };
};

/** Payload's REST API, through the handlers of its route. */
export const observeRest = async (payload: Payload) => {
  const signedIn = await signIn(payload);
  return {
    dropDown: await observeDropDown(signedIn),
    reads: {
      stranger: await observeReads({}),
      editor: await observeReads(signedIn),
      program: await observeReads({ authorization: `service-accounts API-Key ${environment.previewApiKey}` }),
    },
    cookie: await observeCookie(signedIn),
    openGraphPicture: (await callRest('og')).status,
    generatedGraphQL: await callRest('graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ Pages { totalDocs } }' }),
    }),
  };
};
