import { z } from 'zod';

const missing = 'is missing';

/** Null or blank is a separate issue, because an editor can fix it. */
export const requiredText = z
  .string()
  .nullable()
  .transform((value, context) => {
    const text = value?.trim() ?? '';
    if (text !== '') return text;
    context.addIssue({ code: 'custom', message: missing });
    return z.NEVER;
  });

export const optionalText = z
  .string()
  .nullable()
  .transform((value) => {
    const text = value?.trim() ?? '';
    return text === '' ? undefined : text;
  });

/** A list with at least `min` entries. */
export const requiredList = <Item extends z.ZodType>(item: Item, min = 1) =>
  z
    .array(item)
    .nullable()
    .transform((items, context) => {
      if (items !== null && items.length >= min) return items;
      context.addIssue({ code: 'custom', message: min === 1 ? missing : `needs at least ${min} entries` });
      return z.NEVER;
    });

export const optionalList = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullable()
    .transform((items) => items ?? []);

export const choice = <const Values extends readonly [string, ...string[]]>(
  values: Values,
  fallback: Values[number],
) =>
  z
    .enum(values)
    .nullable()
    .transform((value) => value ?? fallback);

export const moduleFields = { id: z.string().nullable() };
