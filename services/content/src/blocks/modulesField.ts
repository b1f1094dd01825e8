import { ValidationError, type BlocksField, type FieldHook } from 'payload';
import { z } from 'zod';
import { modules } from './modules';

const kinds: ReadonlySet<unknown> = new Set(modules.map(({ slug }) => slug));
const kindSchema = z.object({ blockType: z.string() });

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const kindOf = (row: unknown): string | undefined => kindSchema.safeParse(row).data?.blockType;

/** Validates drafts too: Payload would store a row of any type, and then fail to render the form. */
const rejectUnknownModules: FieldHook<{ id: string }, unknown> = ({ collection, req, value }) => {
  const index = rowsOf(value).findIndex((row) => !kinds.has(kindOf(row)));
  if (index === -1) return value;
  const kind = kindOf(rowsOf(value)[index]) ?? '';
  const message = `Module ${index + 1} is of a kind that does not exist: "${kind}". Remove it or choose another kind.`;
  throw new ValidationError({ collection: collection?.slug, errors: [{ path: 'modules', message }], req });
};

const reported = new Set<string>();

/** A kind of module that was removed from the service may still be stored: the rest of the page is shown without it. */
const dropUnknownModules: FieldHook<{ id: string }, unknown> = ({ collection, originalDoc, req, value }) => {
  const rows = rowsOf(value);
  const unknown = rows.filter((row) => !kinds.has(kindOf(row)));
  for (const row of unknown) {
    const msg = `${collection?.slug} ${originalDoc?.id}: left out a module of the unknown kind "${kindOf(row) ?? ''}".`;
    if (!reported.has(msg)) req.payload.logger.warn({ msg });
    reported.add(msg);
  }
  return unknown.length === 0 ? value : rows.filter((row) => !unknown.includes(row));
};

/** The modules of a page, story, release or event. */
export const modulesField: BlocksField = {
  name: 'modules',
  type: 'blocks',
  labels: { singular: 'Module', plural: 'Modules' },
  blocks: modules,
  hooks: { beforeValidate: [rejectUnknownModules], afterRead: [dropUnknownModules] },
  admin: { initCollapsed: true },
};
