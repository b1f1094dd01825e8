import type { FieldHook } from 'payload';
import { decideLanguage, type AdminLanguage } from '../config/adminLanguage';
import { maxSlugLength } from './proposeSlug';

const copySuffix = /-copy(?:-\d+)?$/;

/** "crimp" becomes "crimp-copy"; where that is taken "crimp-copy-2", and so on. */
export const chooseCopySlug = (slug: string, taken: ReadonlySet<string>): string => {
  const base = slug.replace(copySuffix, '');
  for (let count = 1; ; count += 1) {
    const suffix = count === 1 ? '-copy' : `-copy-${count}`;
    const candidate = `${base.slice(0, maxSlugLength - suffix.length).replace(/-$/, '')}${suffix}`;
    if (!taken.has(candidate)) return candidate;
  }
};

/** Gives a duplicate a value that no document of its collection has. */
export const copySlug: FieldHook<{ id: string }, unknown> = async ({ collection, field, req, value }) => {
  const name = 'name' in field ? field.name : undefined;
  if (!collection || name === undefined || typeof value !== 'string' || value === '') return value;
  const { docs } = await req.payload.db.find<Record<string, unknown> & { id: string }>({
    collection: collection.slug,
    where: { [name]: { contains: '-copy' } },
    select: { [name]: true },
    pagination: false,
    req,
  });
  const taken = docs.map((document) => document[name]).filter((one) => typeof one === 'string');
  return chooseCopySlug(value, new Set(taken));
};

const marks: Record<AdminLanguage, string> = { en: ' (copy)', de: ' (Kopie)' };

/** Marks the title of a duplicate in every language that has one. */
export const markCopy: FieldHook<{ id: string }, unknown> = ({ field, req, value }) => {
  if (typeof value !== 'string' || value === '') return value;
  const mark = marks[decideLanguage(req.i18n.language)];
  const maxLength = 'maxLength' in field ? (field.maxLength ?? Infinity) : Infinity;
  return `${value.slice(0, maxLength - mark.length)}${mark}`;
};
