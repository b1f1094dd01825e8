import { draftedCollections } from './documents/draftedCollections';
import type { EditingObserved } from './testing/editingScenario';
import { playScenario } from './testing/playScenario';

const minutes = 60_000;
let observed: EditingObserved;

const isObserved = (value: unknown): value is EditingObserved =>
  typeof value === 'object' && value !== null && 'roles' in value && 'schedule' in value;

beforeAll(() => {
  const played = playScenario('editingScenario');
  if (!isObserved(played)) throw new Error('The scenario printed something else.');
  observed = played;
}, 5 * minutes);

interface Rights {
  drafted: string;
  edited: string;
  media: string;
  files: string;
  missing: string;
  users: string;
  accounts: string;
  records: string;
  inner: string;
}

const groups: readonly (readonly [keyof Rights, readonly string[]])[] = [
  ['drafted', draftedCollections],
  ['edited', ['story-contacts', 'topics', 'locations', 'terms', 'navigation-items', 'redirects']],
  ['edited', ['sites', 'brands', 'countries', 'languages']],
  ['media', ['media']],
  ['files', ['files']],
  ['missing', ['missing-addresses']],
  ['users', ['users']],
  ['accounts', ['service-accounts']],
  ['records', ['outbox', 'seed-records']],
  ['inner', ['payload-kv', 'payload-jobs', 'second-factors']],
];

/** Payload's own collections with their own rules: locks, preferences, and collections without an endpoint. */
const ofPayload = ['payload-locked-documents', 'payload-preferences', 'payload-migrations'];

const byCollection = (rights: Rights): Record<string, string> =>
  Object.fromEntries(groups.flatMap(([group, slugs]) => slugs.map((slug) => [slug, rights[group]] as const)));

const none = '....';
const visitor: Rights = {
  drafted: '.r..',
  edited: '.R..',
  media: '.r..',
  files: '.r..',
  missing: none,
  users: none,
  accounts: none,
  records: none,
  inner: none,
};
const author: Rights = {
  ...visitor,
  drafted: 'CRU.',
  media: 'CrU.',
  files: 'CRU.',
  missing: '.R..',
  users: '.ru.',
};
const editor: Rights = {
  ...author,
  drafted: 'CRUD',
  edited: 'CRUD',
  media: 'CrUD',
  files: 'CRUD',
  missing: '.RUD',
};

describe('create, read, update, delete: a capital for all, a small letter for some, a dot for nobody', () => {
  test.each<[Exclude<keyof EditingObserved['roles'], 'authors' | 'key'>, Rights]>([
    ['anonymous', visitor],
    ['site', visitor],
    ['preview', { ...visitor, drafted: '.R..', files: '.R..' }],
    ['author', author],
    ['editor', editor],
    ['admin', { ...editor, users: 'CRUD', accounts: 'CRUD', records: '.R..' }],
  ])('%s, in every collection', (role, rights) => {
    const own = Object.entries(observed.roles[role]).filter(([slug]) => !ofPayload.includes(slug));
    expect(Object.fromEntries(own)).toEqual(byCollection(rights));
  });

  test('jobs and migrations cannot be reached with a key', () => {
    expect(observed.roles.key).toEqual({
      ownRight: 200,
      runJobs: 401,
      readJobs: 403,
      migrations: 501,
      migrationsGone: 501,
    });
  });
});

describe('an author', () => {
  const editorRequired: unknown = expect.stringContaining('Please ask an editor');
  const forbidden: unknown = expect.stringContaining('not allowed');

  test('saves drafts; readers keep what they had, whatever else the author tries', () => {
    expect(observed.roles.authors).toMatchObject({
      publish: editorRequired,
      unpublish: editorRequired,
      change: editorRequired,
      restore: editorRequired,
      publishAsDraft: forbidden,
      delete: forbidden,
      draft: 'allowed',
      visitors: { body: { data: { pageByPath: { title: 'About us' } } } },
    });
  });

  test('stays an author', () => {
    expect(observed.roles.authors.becomeEditor).toBe('author');
  });
});

const titled = (title: string) => ({ body: { data: { pageByPath: { title } } } });

describe('the preview of a form that is not saved yet', () => {
  const pageById = (content: unknown) => ({ body: { data: { pageById: content } } });

  test('shows what was typed, in its language and to nobody else', () => {
    const { stored, status, typed } = observed.unsaved;
    expect(status).toBe(200);
    expect(typed.preview).toMatchObject(pageById({ title: 'Not saved yet', protection: { mode: 'none' } }));
    expect(JSON.stringify([stored, typed.german, typed.visitors])).not.toContain('Not saved yet');
  });

  test('shows what is stored once the form is closed', () => {
    expect(observed.unsaved.closed).toEqual(observed.unsaved.stored);
  });

  test('needs a known language', () => {
    expect(observed.unsaved.unknownLocale).toBe(400);
  });
});

describe('the slug of a new page', () => {
  test('follows the title, in the language it was first written in, to a slug that is free', () => {
    const search = ['search-2', 'search-2', 'search-2'];
    expect(observed.proposedSlugs.followed).toEqual(['par', 'partners', 'partners-2', ...search]);
  });

  test('stays when a program changes the title', () => {
    expect(observed.proposedSlugs.afterProgram).toBe('search-2');
  });

  test('is the own one of an editor until it is emptied', () => {
    expect(observed.proposedSlugs.own).toEqual(['by-hand', 'by-hand']);
    expect(observed.proposedSlugs.emptied).toBe('another-title');
  });

  test('is rejected with a reason in the language of the admin', () => {
    expect(observed.proposedSlugs.reasons).toEqual([
      expect.stringMatching(/^Unter \/search zeigt die Website selbst die Suche;/),
    ]);
  });

  test('stays once the page was published, also after it was taken offline', () => {
    expect(observed.proposedSlugs.published).toBe('another-title');
  });
});

describe('saving while typing', () => {
  test('updates the preview, but neither readers nor the site', () => {
    const { typed, notified } = observed.autosave;
    expect(typed).toMatchObject({ visitors: titled('About us'), preview: titled('Wire'), waiting: 0 });
    expect(notified).toBe(0);
  });

  test('a pause in typing is no version of its own', () => {
    expect(observed.autosave.typed.versions).toBe(1);
  });

  test('a taken address is rejected at its field, and the draft is unchanged', () => {
    expect(observed.autosave.taken).toContain('/partners is already the page');
    expect(observed.autosave.autosaved).toBe('Company');
  });

  test('a new page is saved before anything is entered', () => {
    expect(observed.autosave.empty).toEqual({ status: 'draft', parentSlug: 'home' });
  });

  test('publishing shows the typed text to readers, and notifies the site', () => {
    const { notice, visitors } = observed.autosave.published;
    expect(visitors).toMatchObject(titled('Wire'));
    expect(notice?.tags).toContain('site:main');
  });

  test('the preview is on the site, in the language of the form, once the page has a site', () => {
    const { german, withoutSite, isOfPages } = observed.autosave.urls;
    expect(german).toMatch(
      /^http:\/\/localhost:3000\/de\/editor\/preview\?page=[0-9a-f-]{36}&token=[\w-]+\.[\w-]+$/,
    );
    expect(withoutSite).toBeNull();
    expect(isOfPages).toBe(true);
  });
});

describe('scheduled publishing', () => {
  const waiting = { hasError: false, processing: false };

  test('does nothing before its time', () => {
    expect(observed.schedule.early).toMatchObject({ visitors: titled('Wire'), jobs: [waiting] });
  });

  test('is listed until it has happened', () => {
    const documentId: unknown = expect.any(String);
    expect(observed.schedule.early.pending).toEqual([{ type: 'publish', documentId }]);
    expect(observed.schedule.pending).toEqual([]);
  });

  test('publishes and unpublishes when it is due, and notifies the site', () => {
    const { published, unpublished } = observed.schedule;
    expect(published).toMatchObject({ isNotified: true, visitors: titled('By the timer') });
    expect(unpublished).toMatchObject({ isNotified: true, jobs: [] });
    expect(unpublished.visitors.body).toEqual({ data: { pageByPath: null } });
  });

  test('does not publish for an author', () => {
    const { visitors, jobs } = observed.schedule.byAuthor;
    expect(visitors).toMatchObject(titled('Wire'));
    expect(jobs).toEqual([{ hasError: true, processing: false }]);
  });

  test('a failure is listed with its reason until somebody publishes by hand, and drafts do not clear it', () => {
    const failure = {
      type: 'publish',
      collection: 'pages',
      documentId: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
      reason: 'Authors save drafts. Please ask an editor to publish this page.',
    };
    expect(observed.schedule.failures).toEqual([
      [{ ...failure, title: 'By the clock of an author' }],
      [{ ...failure, title: 'Typed on' }],
      [],
    ]);
  });

  test('leaves a run alone that is under way, and takes up one that was cut off', () => {
    const { running, resumed } = observed.schedule;
    expect(running).toMatchObject({ visitors: titled('Wire'), jobs: [{ ...waiting, processing: true }] });
    expect(resumed).toMatchObject({ visitors: titled('By the clock'), jobs: [] });
  });
});

describe('writing', () => {
  test.each(['hook', 'commit', 'disk'] as const)('a failing %s leaves the page as it was', (failure) => {
    expect(observed.writes[failure]).toMatchObject({ isUnchanged: true, next: 'allowed' });
  });

  test('the reason of a failure is shown', () => {
    const { hook, commit, disk } = observed.writes;
    expect(hook.message).toContain('The hook has failed.');
    expect(commit.message).toContain('FOREIGN KEY constraint failed');
    expect(disk.message).toContain('nothing was changed: the disk of the content service is full');
  });

  test('editors, autosave, schedules, sign-ins and the worker wait for each other', () => {
    const { messages, newest, jobs, isNotified } = observed.writes.crowd;
    const wrongPassword: unknown = expect.stringContaining('password provided is incorrect');
    expect(messages.toSorted()).toEqual([wrongPassword, 'allowed']);
    expect({ newest, jobs, isNotified }).toEqual({ newest: 1, jobs: 0, isNotified: true });
  });
});

describe('two people in the forms of one document', () => {
  const text = (pattern: RegExp): unknown => expect.stringMatching(pattern);

  test('keep the changes of each, in fields and in rows of modules, and are notified of the other', () => {
    expect(observed.forms.both).toEqual({
      title: 'By Anna',
      description: 'By Bruno',
      quotes: ['By Anna', 'By Bruno'],
    });
    expect(observed.forms.notice).toBe(
      'Anna Weber changed “Title” and “Modules” while this form was open. Both changes were kept.',
    );
    expect(observed.forms.germanTitle).toBe('Von Bruno');
    expect(observed.forms.saved).toEqual([200, 200, 200, 200]);
  });

  test('a field that both changed is rejected by name, and what was stored stays', () => {
    expect(observed.forms.rejected).toMatchObject({
      status: 409,
      errors: [
        {
          message: text(/^Anna Weber changed “Title” just now, so this form was not saved\./),
          data: { errors: [{ path: 'title', message: text(/^Changed by Anna Weber just now\./) }] },
        },
      ],
    });
    expect(observed.forms.afterRejection.title).toBe('Anna again');
    expect(observed.forms.afterFollowing).toMatchObject({ title: 'Anna again', description: 'Bruno again' });
  });

  test('a version names who saved it last', () => {
    expect(observed.forms.authors.at(-1)).toBe('Anna Weber');
    expect(observed.forms.newestAuthor).toBe('Anna Weber');
  });

  test('the same holds for documents without drafts', () => {
    expect(observed.forms.plainMerged).toMatchObject({
      status: 200,
      doc: { name: 'By Anna', slug: 'by-bruno' },
    });
    expect(observed.forms.plainRejected).toMatchObject({
      status: 409,
      errors: [{ data: { errors: [{ path: 'name' }] } }],
    });
  });

  test('a form that was changed holds its lock over its own saves and those of programs, until it is closed', () => {
    const { anna, bruno } = observed.forms.ids;
    expect(observed.forms.locks).toEqual({
      opened: { editor: null },
      afterSave: [anna],
      inTheWay: { editor: 'Anna Weber' },
      blocked: 423,
      afterClosingAnother: [anna],
      afterProgram: [anna],
      afterClosing: [],
      takenAfterExpiry: { editor: null },
      afterExpiry: [bruno],
    });
  });
});
