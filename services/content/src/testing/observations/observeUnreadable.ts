import { createLocalReq, type Payload } from 'payload';
import { environment } from '../../config/environment';
import { pageId } from '../seeding/documents/convertLink';
import { callRest } from '../tools/callRest';
import { messageOf, type Query } from '../tools/createQuery';

const key = environment.previewApiKey;
const about = pageId('main:company/about');

const query = `{ pageByPath(site: "main", parentSlug: "company", slug: "about") {
  title modules { __typename ... on Quote { id quote } ... on CallToAction { id title tone } } } }`;

/** Sends modules over REST that no form would, and reads the page as the site does. */
export const observeUnreadable = async (payload: Payload, runQuery: Query) => {
  const user = { email: 'modules@example.com', password: 'correct horse battery', role: 'editor' } as const;
  await payload.create({ collection: 'users', data: user });
  const { token } = await payload.login({ collection: 'users', data: user });
  const headers = { authorization: `JWT ${token ?? ''}`, 'content-type': 'application/json' };
  const quote = { id: 'row-a', blockType: 'quote', quote: 'First', attribution: 'Ann' };
  const save = (modules: readonly object[], status: 'draft' | 'published') =>
    callRest(`pages/${about}?locale=en&depth=0${status === 'draft' ? '&draft=true' : ''}`, {
      method: 'PATCH',
      headers,
      body: JSON.stringify({ modules, _status: status }),
    });
  const unknown = { id: 'row-b', blockType: 'marquee', text: 'Gone' };
  const rejected = [await save([quote, unknown], 'published'), await save([quote, unknown], 'draft')];

  const malformed = { id: 'row-c', blockType: 'callToAction', title: { nested: 'No text' }, tone: ['dark'] };
  const links = [{ link: { kind: 'path', text: 'On', path: '/company' } }];
  const stored = await save([quote, { ...malformed, links }], 'published');
  const readMalformed = await runQuery(query, { key });

  // A stored module of a kind that was removed since.
  const req = await createLocalReq({}, payload);
  const modules = [quote, unknown];
  await payload.db.updateOne({ collection: 'pages', id: about, data: { modules }, req });
  const readRemoved = await runQuery(query, { key });
  const form = await messageOf(async () => {
    const page = await payload.findByID({ collection: 'pages', id: about, locale: 'en', depth: 0 });
    const kinds = (page.modules ?? []).map(({ blockType }) => blockType);
    if (kinds.join() !== 'quote') throw new Error(`The form would show ${kinds.join()}.`);
  });
  return { rejected, stored: stored.status, readMalformed, readRemoved, form };
};
