import { handleEndpoints, type Payload, type SanitizedConfig } from 'payload';
import { environment } from '../../config/environment';
import { fileId, pageId } from '../seeding/documents/convertLink';
import { idOf } from '../seeding/documents/ids';
import type { Query } from '../tools/createQuery';

const paragraph = (children: object[]) => ({
  type: 'paragraph',
  direction: 'ltr' as const,
  format: '' as const,
  indent: 0,
  version: 1,
  textFormat: 0,
  textStyle: '',
  children,
});
const text = (content: string, format = 0) => ({
  type: 'text',
  text: content,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
});

/** Uses a separate page, as others are drafts by now. */
const createPage = async (payload: Payload): Promise<string> => {
  const content = {
    root: {
      type: 'root',
      direction: 'ltr' as const,
      format: '' as const,
      indent: 0,
      version: 1,
      children: [paragraph([text('Because it '), text('holds', 1), text('.')])],
    },
  };
  // A page that shows a file is written once more after it was saved, which is not to touch its languages.
  const link = { kind: 'file' as const, file: fileId('captions'), text: 'More about {name}' };
  const page = await payload.create({
    collection: 'pages',
    data: {
      title: 'Wires',
      slug: 'wires',
      site: idOf('sites', 'main'),
      languages: ['en'],
      pageType: 'Content',
      theme: 'Default',
      _status: 'published',
      modules: [
        { blockType: 'callToAction', title: 'Cut to length', links: [{ link }] },
        { blockType: 'richText', content },
      ],
    },
    locale: 'en',
  });
  return page.id;
};

interface Options {
  body?: object | string;
  key?: string;
}

/** An editor's session, as the editor area hands it on. */
const signInEditor = async (payload: Payload): Promise<string> => {
  const editor = {
    email: 'translations@example.com',
    password: 'correct horse battery',
    role: 'editor',
  } as const;
  await payload.create({ collection: 'users', data: editor });
  return (await payload.login({ collection: 'users', data: editor })).token ?? '';
};

const createCall =
  (config: SanitizedConfig, token: string) =>
  async (path: string, { body, key }: Options = {}) => {
    const account = `service-accounts API-Key ${key ?? environment.previewApiKey}`;
    const isOfPerson = key === undefined && body !== undefined;
    const headers = new Headers({ authorization: isOfPerson ? `JWT ${token}` : account });
    const request = new Request(`http://localhost/api/pages${path}`, {
      headers,
      method: body === undefined ? 'GET' : 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const response = await handleEndpoints({ config, request });
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      file: response.headers.get('content-disposition'),
      text: await response.text(),
    };
  };

type Call = ReturnType<typeof createCall>;

/** A fake translator that prefixes each source with the language and preserves its codes. */
const translate = (xml: string, language: string): string =>
  xml.replaceAll(
    /<source>([\s\S]*?)<\/source>(?:\s*<target>[\s\S]*?<\/target>)?/g,
    (_, source: string) => `<source>${source}</source><target>${language} ${source}</target>`,
  );

const query =
  '{ page: pageByPath(site: "main", parentSlug: "home", slug: "wires") { title languages modules { ... on CallToAction { title links { link { text } } } ... on RichText { content } } } }';

const observeStates = async (call: Call, id: string) => {
  const languages = { languages: ['fr', 'es'] };
  return {
    list: await call('/translations?site=main'),
    nowhere: await call('/translations?site=nowhere'),
    stranger: await call('/translations', { key: 'nobody' }),
    none: await call(`/${pageId('main:none')}/translation`),
    mark: await call(`/${id}/translation/mark`, { body: languages }),
    markSource: await call(`/${id}/translation/mark`, { body: { languages: ['en'] } }),
    markNothing: await call(`/${id}/translation/mark`, { body: '{' }),
    strangerMarks: await call(`/${id}/translation/mark`, { body: languages, key: 'nobody' }),
    siteMarks: await call(`/${id}/translation/mark`, { body: languages, key: environment.previewApiKey }),
    startForeign: await call(`/${id}/translation/start`, { body: { languages: ['ja'] } }),
    startOne: await call(`/${id}/translation/start`, { body: { languages: ['fr'] } }),
    start: await call(`/${id}/translation/start`, { body: {} }),
  };
};

const observePackages = async (payload: Payload, call: Call, runQuery: Query, id: string) => {
  const at = `/${id}/translation/package`;
  const exported = await call(`${at}/fr`);
  const translated = translate(exported.text, 'FR');
  const rejected = await call(at, { body: translated.replace('<target>FR Wires</target>', '') });
  const afterRejection = await runQuery(query, { locale: 'fr' });
  const imported = await call(at, { body: translated });
  const afterImport = await runQuery(query, { locale: 'fr' });
  const english = await runQuery(query);
  await payload.update({
    collection: 'pages',
    id,
    data: { title: 'Wires, changed' },
    draft: true,
    locale: 'en',
  });
  const stale = await call(`/${id}/translation`);
  const listed = await call('/translations?site=main');
  const outdated = await call(at, { body: translated });
  const again = await call(`${at}/fr`);
  const draftImport = await call(at, { body: translate(again.text, 'FR2') });
  return {
    exported,
    none: await call(`${at}/ja`),
    rejected: rejected,
    afterRejection: afterRejection,
    imported,
    afterImport,
    english,
    stale,
    listed,
    outdated,
    again,
    draftImport,
    afterDraftImport: await runQuery(query, { locale: 'fr' }),
    draft: await runQuery(query.replace('"wires")', '"wires", draft: true)'), {
      locale: 'fr',
      key: environment.previewApiKey,
    }),
    tooLarge: await call(at, { body: 'x'.repeat(6_000_000) }),
    reset: await call(`/${id}/translation/reset`, { body: {} }),
  };
};

/** Editors mark, start, translate and reset; visitors see imported texts, but no drafts. */
export const observeTranslation = async (payload: Payload, config: SanitizedConfig, runQuery: Query) => {
  const call = createCall(config, await signInEditor(payload));
  const id = await createPage(payload);
  return {
    states: await observeStates(call, id),
    packages: await observePackages(payload, call, runQuery, id),
  };
};
