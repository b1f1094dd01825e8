import type { PayloadRequest } from 'payload';

export interface ContentContext {
  req: PayloadRequest;
  /** The request carries the key of the preview: drafts may be shown. */
  isPreview: boolean;
}

/** A property of a value whose shape is Payload's business. */
export const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

export type Arguments = Readonly<Record<string, unknown>>;

const optionalString = (args: Arguments, name: string): string | undefined => {
  const value = args[name];
  return typeof value === 'string' ? value : undefined;
};

/** Arguments of a root field; the schema has already checked their types. */
export const argument = {
  optionalString,
  string: (args: Arguments, name: string): string => optionalString(args, name) ?? '',
  integer: (args: Arguments, name: string): number | undefined => {
    const value = args[name];
    return typeof value === 'number' ? value : undefined;
  },
  flag: (args: Arguments, name: string): boolean => args[name] === true,
  strings: (args: Arguments, name: string): string[] => {
    const value = args[name];
    return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  },
};
