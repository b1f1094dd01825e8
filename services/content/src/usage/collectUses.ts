import type { CollectionSlug, PayloadRequest } from 'payload';
import { draftedCollections } from '../collections/draftedCollections';
import { readField } from '../graphql/context';
import { defaultLocale } from '../locales';
import { relationId } from '../relations/relationId';
import { findMentions, type Mention } from './mentions';
import { namePlace } from './namePlace';

/** A document that speaks of something of the library. */
export interface Use {
  collection: CollectionSlug;
  id: string;
  /** In English, else in any language; its slug or id where it has none. */
  title: string;
  /** The site it belongs to; null where it belongs to all. */
  siteId: string | null;
  /** "2 · Hero banner": each once. */
  places: string[];
  /** Readers meet it; else only a draft does. */
  isPublic: boolean;
}

/** Who speaks of what, by id of the library's document and by slug of a file. */
export interface Uses {
  byId: ReadonlyMap<string, readonly Use[]>;
  bySlug: ReadonlyMap<string, readonly Use[]>;
}

const undrafted = [
  ...(['story-contacts', 'topics', 'locations', 'terms'] as const),
  ...(['navigation-items', 'redirects', 'sites', 'brands'] as const),
];

type Source = (typeof draftedCollections)[number] | (typeof undrafted)[number];

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  const all: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return [readField(value, defaultLocale), ...all].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
};

const nameFields = ['title', 'name', 'previousUrl', 'slug'] as const;

const titleOf = (document: object, id: string): string =>
  nameFields.map((name) => textOf(readField(document, name))).find((text) => text !== undefined) ?? id;

const siteOf = (document: object): string | null => {
  const site = readField(document, 'site');
  return typeof site === 'string' ? relationId(site) : null;
};

interface Stored {
  id: string;
  _status?: string | null;
}

const question = { where: {}, pagination: false } as const;

/** What readers see, and the newest drafts: a draft may use what the published page no longer does, and the other way. */
const readVersions = async (req: PayloadRequest, collection: Source): Promise<[Stored[], Stored[]]> => {
  const { db } = req.payload;
  const stored = (await db.find<Stored>({ ...question, collection, req })).docs;
  if (!draftedCollections.some((slug) => slug === collection)) return [stored, []];
  const newest = (await db.queryDrafts<Stored>({ ...question, collection, req })).docs;
  return [stored.filter(({ _status }) => _status === 'published'), newest];
};

class UseIndex {
  readonly byId = new Map<string, Use[]>();
  readonly bySlug = new Map<string, Use[]>();

  /** One entry for a document, however often it speaks of a thing. */
  private static note(uses: Map<string, Use[]>, key: string, use: Omit<Use, 'places'>, place: string): void {
    const known = uses.get(key) ?? [];
    uses.set(key, known);
    const same = known.find(({ id }) => id === use.id);
    if (!same) known.push({ ...use, places: [place] });
    else if (!same.places.includes(place)) same.places.push(place);
  }

  add({ id, slug }: Mention, use: Omit<Use, 'places'>, place: string): void {
    if (id !== null) UseIndex.note(this.byId, id, use, place);
    if (slug !== null) UseIndex.note(this.bySlug, slug, use, place);
  }
}

/** Reads everything that may speak of pictures and files, in every language: published, and as the newest drafts have it. */
export const collectUses = async (req: PayloadRequest): Promise<Uses> => {
  const index = new UseIndex();
  for (const collection of [...draftedCollections, ...undrafted]) {
    const { flattenedFields } = req.payload.collections[collection].config;
    const [published, drafts] = await readVersions(req, collection);
    const add = (document: Stored, isPublic: boolean): void => {
      const { id } = document;
      const use = { collection, id, title: titleOf(document, id), siteId: siteOf(document), isPublic };
      for (const mention of findMentions(document))
        index.add(mention, use, namePlace(flattenedFields, document, mention.path));
    };
    // What readers see comes first: it decides whether a use is public.
    for (const document of published) add(document, true);
    for (const document of drafts) add(document, false);
  }
  return index;
};
