import type { FieldHook, PayloadRequest, TextField, TextFieldSingleValidation } from 'payload';
import { z } from 'zod';
import { copySlug } from './duplicates';
import { followTitle, type SlugProposal } from './followTitle';
import { maxSlugLength } from './proposeSlug';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `true`, or the sentence that an editor reads. */
export const validateSlug = (value: unknown): true | string => {
  if (typeof value !== 'string' || value === '') return 'Please enter a slug, for example "cut-and-strip".';
  if (value.length > maxSlugLength) return `A slug has at most ${maxSlugLength} characters.`;
  return (
    slugPattern.test(value) ||
    `"${value}" is not a slug: use lower-case letters a to z, digits and single hyphens, for example "cut-and-strip".`
  );
};

const relation = z
  .union([z.string(), z.object({ id: z.string() })])
  .nullable()
  .catch(null);

const documentSchema = z.object({
  site: relation,
  parent: relation,
  countries: z.array(z.union([z.string(), z.object({ id: z.string() })])).catch([]),
});

/** The document of a slug, as far as its address depends on it. */
type SlugDocument = z.output<typeof documentSchema> & { id: string | undefined; slug: string };

interface SlugOptions {
  name?: string;
  label?: string;
  description: string;
  unique?: boolean;
  optional?: boolean;
  /** Proposes a slug while the title is written, which needs `findProblem` to find a free one. */
  followsTitle?: boolean;
  /** Explains why a well-formed slug cannot be used, in the form as well: such as since another document has it. */
  findProblem?: (
    req: PayloadRequest,
    document: SlugDocument,
    collection: string | undefined,
  ) => Promise<string | undefined>;
}

const followTitleOf = ({ followsTitle, findProblem }: SlugOptions): FieldHook[] => {
  if (!followsTitle || !findProblem) return [];
  const find = (req: PayloadRequest, { data, collection, id, slug }: SlugProposal) =>
    findProblem(req, { ...documentSchema.parse(data), slug, id }, collection);
  return [followTitle(find)];
};

export const slugField = (options: SlugOptions): TextField => ({
  name: options.name ?? 'slug',
  type: 'text',
  label: options.label ?? 'Slug',
  required: !options.optional,
  unique: options.unique ?? false,
  index: true,
  validate: async (value: unknown, context: Parameters<TextFieldSingleValidation>[1]) => {
    if (options.optional && (value === null || value === undefined || value === '')) return true;
    const verdict = validateSlug(value);
    if (verdict !== true || !options.findProblem || typeof value !== 'string') return verdict;
    const id = context.id === undefined ? undefined : String(context.id);
    const document = { ...documentSchema.parse(context.data), slug: value, id };
    return (await options.findProblem(context.req, document, context.collectionSlug)) ?? true;
  },
  hooks: {
    beforeValidate: followTitleOf(options),
    beforeDuplicate: options.optional ? [] : [copySlug],
  },
  admin: { description: options.description },
});
