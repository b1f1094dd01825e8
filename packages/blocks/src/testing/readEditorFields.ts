import { safeParse, z } from 'zod';
import { fileSchema } from '../content/File.schema';
import { linkSchema } from '../content/Link.schema';
import { creditedMediaSchema, mediaSchema } from '../content/Media.schema';
import { contentSchema } from '../lexical/lexical.schema';

type Schema = z.core.$ZodType;

/** Effect of an empty field; `reason` is the message of the schema if it is more specific than a missing value. */
export type WhenEmpty =
  | { readonly kind: 'blockHidden'; readonly reason: string | undefined }
  | { readonly kind: 'replaced'; readonly value: string }
  | { readonly kind: 'without' };

export interface EditorField {
  /** Names from the block inwards: `figures`, `label`. */
  readonly path: readonly string[];
  /** Label of the type: `text`, `picture`, `list`. */
  readonly kind: string;
  /** Values of a field of the kind `choice`. */
  readonly choices: readonly string[];
  readonly whenEmpty: WhenEmpty;
}

/* Not split into their fields, because an editor selects them as a whole. */
const wholes = new Map<Schema, string>([
  [contentSchema, 'formatted text'],
  [mediaSchema, 'picture'],
  [creditedMediaSchema, 'picture'],
  [fileSchema, 'file'],
  [linkSchema, 'link'],
]);

/** Unwraps checks, transformations and nullability. */
function peel(schema: Schema): Schema {
  if (wholes.has(schema)) return schema;
  if (schema instanceof z.ZodPipe) return peel(schema.in);
  if (schema instanceof z.ZodNullable) return peel(schema.unwrap());
  return schema;
}

/** A date field accepts `2026-03-12` but not every text. */
const isDay = (schema: Schema): boolean =>
  safeParse(schema, '2026-03-12').data !== undefined && safeParse(schema, 'no day').data === undefined;

/** Fields of a list's entries; empty for a list of plain values. */
function readEntries(list: z.ZodArray, path: readonly string[]): readonly EditorField[] {
  const entry = peel(list.element);
  return entry instanceof z.ZodObject ? readShape(entry.shape, path) : [];
}

/** Label of a list: by the type of its entries if it is uniform. */
function nameList(list: z.ZodArray): string {
  const [field, ...others] = readEntries(list, []);
  if (field === undefined) return `list of ${nameKind(list.element)}s`;
  return field.kind === 'link' && others.length === 0 ? 'list of links' : 'list';
}

function nameKind(schema: Schema): string {
  const inner = peel(schema);
  const whole = wholes.get(inner);
  if (whole !== undefined) return whole;
  if (inner instanceof z.ZodString) return isDay(schema) ? 'day' : 'text';
  if (inner instanceof z.ZodNumber) return 'number';
  if (inner instanceof z.ZodBoolean) return 'yes or no';
  if (inner instanceof z.ZodEnum) return 'choice';
  if (inner instanceof z.ZodArray) return nameList(inner);
  throw new Error(`There is no word for a field of the kind ${inner._zod.def.type}`);
}

/** Tests the schema itself: all fields accept null, and most reject or replace it later. */
function decideWhenEmpty(schema: Schema, inner: Schema): WhenEmpty {
  const { success, data, error } = safeParse(schema, null);
  if (!success) {
    const reason = inner instanceof z.ZodArray ? error.issues[0]?.message : undefined;
    return { kind: 'blockHidden', reason: reason === 'is missing' ? undefined : reason };
  }
  if (typeof data === 'string') return { kind: 'replaced', value: data };
  if (typeof data === 'boolean') return { kind: 'replaced', value: data ? 'yes' : 'no' };
  return { kind: 'without' };
}

function readField(schema: Schema, path: readonly string[]): readonly EditorField[] {
  const inner = peel(schema);
  const kind = nameKind(schema);
  const choices = inner instanceof z.ZodEnum ? inner.options.map(String) : [];
  const field = { path, kind, choices, whenEmpty: decideWhenEmpty(schema, inner) };
  return kind === 'list' && inner instanceof z.ZodArray ? [field, ...readEntries(inner, path)] : [field];
}

const readShape = (
  shape: Readonly<Record<string, Schema>>,
  path: readonly string[],
): readonly EditorField[] =>
  Object.entries(shape)
    .filter(([name]) => name !== 'id')
    .flatMap(([name, field]) => readField(field, [...path, name]));

/** Fields of a block in the order of its schema; throws for an unsupported type. */
export function readEditorFields(schema: Schema): readonly EditorField[] {
  const inner = peel(schema);
  return inner instanceof z.ZodObject ? readShape(inner.shape, []) : [];
}

/**
 * Returns the schema of the block that a story title names (`Blocks/Events/EventList`), given the schema files by path.
 */
export function findBlockSchema(
  files: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  title: string,
): z.ZodType | undefined {
  const name = title.split('/').at(-1) ?? '';
  const file = Object.entries(files).find(([path]) => path.endsWith(`/${name}/${name}.schema.ts`))?.[1];
  const schema = file?.[`${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`];
  return schema instanceof z.ZodType ? schema : undefined;
}
