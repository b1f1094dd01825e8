import type { Payload } from 'payload';
import { callRest, callRestWithForm } from './callRest';

const editor = { email: 'rest-editor@example.com', password: 'correct horse', role: 'editor' } as const;

const signIn = async (payload: Payload): Promise<Record<string, string>> => {
  await payload.create({ collection: 'users', data: editor });
  const { token } = await payload.login({ collection: 'users', data: editor });
  return { authorization: `JWT ${token ?? ''}` };
};

/** The queries of a drop-down: what is chosen, and what somebody types. */
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

/** Payload's REST API, through the handlers of its route. */
export const observeRest = async (payload: Payload) => {
  const signedIn = await signIn(payload);
  return {
    dropDown: await observeDropDown(signedIn),
    generatedGraphQL: await callRest('graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ Pages { totalDocs } }' }),
    }),
  };
};
