import type { TextField } from 'payload';
import { copySlug } from './duplicates';

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** `true`, or the sentence that an editor reads. */
export const validateSlug = (value: unknown): true | string => {
  if (typeof value !== 'string' || value === '') return 'Please enter a slug, for example "cut-and-strip".';
  if (value.length > 80) return 'A slug has at most 80 characters.';
  return (
    slugPattern.test(value) ||
    `"${value}" is not a slug: use lower-case letters a to z, digits and single hyphens, for example "cut-and-strip".`
  );
};

interface SlugOptions {
  name?: string;
  label?: string;
  description: string;
  unique?: boolean;
  optional?: boolean;
}

export const slugField = (options: SlugOptions): TextField => ({
  name: options.name ?? 'slug',
  type: 'text',
  label: options.label ?? 'Slug',
  required: !options.optional,
  unique: options.unique ?? false,
  index: true,
  validate: (value: unknown) =>
    options.optional && (value === null || value === undefined || value === '') ? true : validateSlug(value),
  hooks: { beforeDuplicate: options.optional ? [] : [copySlug] },
  admin: { description: options.description },
});
