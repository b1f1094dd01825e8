import { Problem } from '../lib/output.mjs';

/** One pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const editor = { email: 'first@example.com', password: 'a password of tests' };

/** Creates the first editor, a site on `localhost` with menus, and its home page, through the content service's REST API. */
export async function writeContent(contentUrl) {
  const sendAs = async (token, method, path, data) => {
    const response = await fetch(`${contentUrl}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `JWT ${token}` } : {}) },
      body: JSON.stringify(data),
    });
    const body = await response.json();
    if (!response.ok)
      throw new Problem(`${method} ${path}: ${String(response.status)} ${JSON.stringify(body)}`);
    return body;
  };
  const { token } = await sendAs(undefined, 'POST', '/users/first-register', editor);
  const send = (...request) => sendAs(token, ...request);
  await send('POST', '/languages?locale=en', { name: 'English', nativeName: 'English', languageCode: 'en' });
  const { doc: site } = await send('POST', '/sites?locale=en', {
    name: 'Cluster',
    key: 'main',
    domains: [{ host: 'localhost' }],
    internationalOnly: true,
    languages: ['en'],
    defaultLanguage: 'en',
  });
  const { doc: home } = await send('POST', '/pages?locale=en', {
    title: 'Before the change',
    slug: 'home',
    site: site.id,
    languages: ['en'],
    pageType: 'Content',
    theme: 'Default',
    modules: [],
    _status: 'published',
  });
  const { doc: entry } = await send('POST', '/navigation-items?locale=en', {
    title: 'Home',
    slug: 'home',
    link: { kind: 'page', page: home.id },
  });
  // A site without both menus is not available.
  await send('PATCH', `/sites/${site.id}?locale=en&depth=0`, {
    headerNavigation: { homeItems: [entry.id] },
    footerNavigation: { items: [entry.id] },
  });
  const uploadPicture = async () => {
    const form = new FormData();
    form.append('_payload', JSON.stringify({ alt: 'One pixel' }));
    form.append('file', new Blob([png], { type: 'image/png' }), 'pixel.png');
    const response = await fetch(`${contentUrl}/api/media?locale=en`, {
      method: 'POST',
      headers: { authorization: `JWT ${token}` },
      body: form,
    });
    if (!response.ok) throw new Problem(`POST /media: ${String(response.status)} ${await response.text()}`);
    return png;
  };
  return {
    uploadPicture,
    publishTitle: (title) =>
      send('PATCH', `/pages/${home.id}?locale=en&depth=0`, { title, _status: 'published' }),
  };
}
