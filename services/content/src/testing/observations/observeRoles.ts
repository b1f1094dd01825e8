import {
  createLocalReq,
  handleEndpoints,
  type Access,
  type Payload,
  type PayloadRequest,
  type SanitizedConfig,
  type TypedUser,
} from 'payload';
import { environment } from '../../config/environment';
import { pageId } from '../seeding/documents/convertLink';
import { messageOf, type Query } from '../tools/createQuery';
import type { People } from '../tools/people';

const about = pageId('main:company/about');
const operations = ['create', 'read', 'update', 'delete'] as const;

/** A capital for all documents, a small letter for some of them, a dot for none. */
const letterOf = async (access: Access | undefined, letter: string, req: PayloadRequest) => {
  const isAllowed = await (access?.({ req }) ?? Boolean(req.user));
  if (typeof isAllowed === 'object') return letter;
  return isAllowed ? letter.toUpperCase() : '.';
};

const lettersOf = async (payload: Payload, user: TypedUser | null) => {
  const req = await createLocalReq({ user: user ?? undefined }, payload);
  const entries = Object.values(payload.collections).map(async ({ config: { slug, access } }) => {
    const letters = operations.map((operation) => letterOf(access[operation], operation.charAt(0), req));
    return [slug, (await Promise.all(letters)).join('')] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
};

const observeAuthor = async (payload: Payload, { author }: People, runQuery: Query) => {
  const update = {
    collection: 'pages',
    id: about,
    locale: 'en',
    user: author,
    overrideAccess: false,
  } as const;
  const tryUpdate = (data: { title?: string; _status?: 'draft' | 'published' }, draft?: boolean) =>
    messageOf(() => payload.update({ ...update, data, draft: draft ?? false }));
  const versions = await payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: about } },
    limit: 1,
  });
  const version = versions.docs[0]?.id ?? '';
  const attempts = {
    publish: await tryUpdate({ _status: 'published' }),
    publishAsDraft: await tryUpdate({ title: 'By an author', _status: 'published' }, true),
    unpublish: await tryUpdate({ _status: 'draft' }),
    change: await tryUpdate({ title: 'By an author' }),
    restore: await messageOf(() =>
      payload.restoreVersion({ collection: 'pages', id: version, user: author, overrideAccess: false }),
    ),
    delete: await messageOf(() =>
      payload.delete({ collection: 'pages', id: about, user: author, overrideAccess: false }),
    ),
    becomeEditor: await payload.update({
      collection: 'users',
      id: author.id,
      data: { role: 'admin' },
      user: author,
      overrideAccess: false,
    }),
    draft: await tryUpdate({ title: 'A draft by an author' }, true),
  };
  const query = '{ pageByPath(site: "main", parentSlug: "company", slug: "about") { title } }';
  return { ...attempts, becomeEditor: attempts.becomeEditor.role, visitors: await runQuery(query) };
};

/** Requests that a service account with a key may not make. */
const observeKey = async (config: SanitizedConfig) => {
  const authorization = `service-accounts API-Key ${environment.previewApiKey}`;
  const statusOf = async (path: string, method = 'GET') => {
    const request = new Request(`http://localhost/api${path}`, { method, headers: { authorization } });
    return (await handleEndpoints({ config, request })).status;
  };
  return {
    ownRight: await statusOf('/pages?locale=en&limit=1&draft=true'),
    runJobs: await statusOf('/payload-jobs/run'),
    readJobs: await statusOf('/payload-jobs'),
    migrations: await statusOf('/payload-migrations'),
    migrationsGone: await statusOf('/payload-migrations?where[id][exists]=true', 'DELETE'),
  };
};

/** Permissions of each role by collection, and attempts of an author to circumvent them. */
export const observeRoles = async (
  payload: Payload,
  config: SanitizedConfig,
  people: People,
  query: Query,
) => ({
  anonymous: await lettersOf(payload, null),
  site: await lettersOf(payload, people.siteAccount),
  preview: await lettersOf(payload, people.previewAccount),
  author: await lettersOf(payload, people.author),
  editor: await lettersOf(payload, people.editor),
  admin: await lettersOf(payload, people.admin),
  key: await observeKey(config),
  authors: await observeAuthor(payload, people, query),
});
