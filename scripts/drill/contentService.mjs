import { Problem } from '../lib/output.mjs';

const editor = { email: 'editor@demo.example', password: 'Demo-1234' };

/** Sends a request to the REST API of the content service as an editor. */
async function send(method, path, { token, data } = {}) {
  const response = await fetch(`${process.env.CONTENT_URL}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
    body: data && JSON.stringify(data),
  });
  if (!response.ok)
    throw new Problem(`${method} ${path}: the content service responded with ${String(response.status)}.`);
  return response.json();
}

export const signIn = async () => (await send('POST', '/users/login', { data: editor })).token;

/** Publishes a page of the main site that needs a list to render. Returns its id and slug. */
export async function createPage(slug, token) {
  const { docs } = await send('GET', '/sites?depth=0&where[key][equals]=main', { token });
  const data = {
    title: `Drill ${slug}`,
    slug,
    site: docs[0].id,
    languages: ['en'],
    pageType: 'Content',
    theme: 'Default',
    modules: [{ blockType: 'eventList', period: 'all' }],
    _status: 'published',
  };
  const { doc } = await send('POST', '/pages?locale=en', { token, data });
  return { id: doc.id, slug };
}

export const publishTitle = (id, title, token) =>
  send('PATCH', `/pages/${id}?locale=en&depth=0`, { token, data: { title, _status: 'published' } });
