import type { CollectionSlug, PayloadRequest } from 'payload';
import { defaultLocale } from '../config/locales';
import { readField } from '../graphql/context';
import { relationId } from '../relations/relationId';
import { describeLocation } from './describeLocation';
import { findMentions, type Mention } from './mentions';
import { pictureFieldNames } from './pictureFields';
import { readSource, readSourceMark, useSources, type StoredSource, type UseSource } from './useSources';

/** A document that refers to another one, or to a product. */
export interface Use {
  collection: CollectionSlug;
  id: string;
  /** In English, else in any language, else its slug or id. */
  title: string;
  /** The site it belongs to; null where it belongs to all. */
  siteId: string | null;
  /** "Hero banner (module 2)": each once. */
  places: string[];
  /** Readers meet it; else only a draft does. */
  isPublic: boolean;
}

/** Uses by id of the library's document and by slug of a file. */
export interface Uses {
  byId: ReadonlyMap<string, readonly Use[]>;
  bySlug: ReadonlyMap<string, readonly Use[]>;
  /** By id of a picture. */
  pictures: ReadonlyMap<string, readonly Use[]>;
  /** By slug of a product or product group. */
  products: ReadonlyMap<string, readonly Use[]>;
}

const textOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  const all: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
  return [readField(value, defaultLocale), ...all].find(
    (text): text is string => typeof text === 'string' && text !== '',
  );
};

const nameFields = ['title', 'name', 'previousUrl', 'slug'] as const;

export const titleOf = (document: object, id: string): string =>
  nameFields.map((name) => textOf(readField(document, name))).find((text) => text !== undefined) ?? id;

const siteOf = (document: object): string | null => {
  const site = readField(document, 'site');
  return typeof site === 'string' ? relationId(site) : null;
};

class UseIndex {
  constructor(private readonly pictureFields: ReadonlySet<string>) {}

  readonly byId = new Map<string, Use[]>();
  readonly bySlug = new Map<string, Use[]>();
  readonly pictures = new Map<string, Use[]>();
  readonly products = new Map<string, Use[]>();

  /** Adds one entry for a document, however often it refers to a thing. */
  private static note(uses: Map<string, Use[]>, key: string, use: Omit<Use, 'places'>, place: string): void {
    const known = uses.get(key) ?? [];
    uses.set(key, known);
    const same = known.find(({ id }) => id === use.id);
    if (!same) known.push({ ...use, places: [place] });
    else if (!same.places.includes(place)) same.places.push(place);
  }

  add({ id, slug, product, path }: Mention, use: Omit<Use, 'places'>, place: string): void {
    if (id !== null) UseIndex.note(this.byId, id, use, place);
    if (id !== null && this.pictureFields.has(path.at(-1) ?? ''))
      UseIndex.note(this.pictures, id, use, place);
    if (slug !== null) UseIndex.note(this.bySlug, slug, use, place);
    if (product !== null) UseIndex.note(this.products, product, use, place);
  }
}

const readUses = async (req: PayloadRequest, collection: UseSource): Promise<Uses> => {
  const { flattenedFields } = req.payload.collections[collection].config;
  const index = new UseIndex(pictureFieldNames(flattenedFields));
  const [published, drafts] = await readSource(req, collection);
  const add = (document: StoredSource, isPublic: boolean): void => {
    const { id } = document;
    const use = { collection, id, title: titleOf(document, id), siteId: siteOf(document), isPublic };
    for (const mention of findMentions(document))
      index.add(mention, use, describeLocation(flattenedFields, document, mention.path));
  };
  // Published documents first: they decide whether a use is public.
  for (const document of published) add(document, true);
  for (const document of drafts) add(document, false);
  return index;
};

interface KnownUses {
  mark: string;
  uses: Uses;
}

declare global {
  var kmxKnownUses: Map<UseSource, KnownUses> | undefined;
}

/** One memory per process, global because Next bundles this module more than once. */
const knownUses = (): Map<UseSource, KnownUses> =>
  (globalThis.kmxKnownUses ??= new Map<UseSource, KnownUses>());

const usesIn = async (req: PayloadRequest, collection: UseSource): Promise<Uses> => {
  // Read first: what changes while the documents are read is read again next time.
  const mark = await readSourceMark(req, collection);
  const known = knownUses().get(collection);
  if (known?.mark === mark) return known.uses;
  const uses = await readUses(req, collection);
  knownUses().set(collection, { mark, uses });
  return uses;
};

const join = (maps: readonly ReadonlyMap<string, readonly Use[]>[]): ReadonlyMap<string, readonly Use[]> => {
  const joined = new Map<string, Use[]>();
  for (const [key, uses] of maps.flatMap((map) => [...map]))
    joined.set(key, [...(joined.get(key) ?? []), ...uses]);
  return joined;
};

/**
 * Collects all references to documents and products, in every language: of published documents and of the newest drafts.
 * Documents of unchanged collections are not read again.
 */
export const collectUses = async (req: PayloadRequest): Promise<Uses> => {
  const all: Uses[] = [];
  for (const collection of useSources) all.push(await usesIn(req, collection));
  return {
    byId: join(all.map(({ byId }) => byId)),
    bySlug: join(all.map(({ bySlug }) => bySlug)),
    pictures: join(all.map(({ pictures }) => pictures)),
    products: join(all.map(({ products }) => products)),
  };
};
