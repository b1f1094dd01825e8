type IsUnknown<T> = unknown extends T ? true : false;

/** The shape without `__typename`, whose presence in a nested selection is irrelevant. */
type Shape<T> =
  IsUnknown<T> extends true
    ? unknown
    : T extends readonly (infer Item)[]
      ? Shape<Item>[]
      : T extends object
        ? { [Key in Exclude<keyof T, '__typename'>]: Shape<T[Key]> }
        : T;

type Required<T> =
  IsUnknown<T> extends true
    ? 'unknown'
    : T extends readonly (infer Item)[]
      ? Required<NonNullable<Item>>[]
      : T extends object
        ? { [Key in Exclude<keyof T, '__typename'>]-?: Required<NonNullable<T[Key]>> }
        : T;

type Accepts<Raw, Input> = [Shape<Raw>] extends [Shape<Input>] ? true : false;
type SameFields<Raw, Input> = [Required<Raw>, Required<Input>] extends [Required<Input>, Required<Raw>]
  ? true
  : false;

/**
 * `unknown` if a schema's input accepts everything that the fragment can return (including null) and both have the same
 * fields and enum values; otherwise an object that describes the difference and to which nothing is assignable.
 */
export type SchemaAgreement<Raw, Input> =
  Accepts<Raw, Input> extends true
    ? SameFields<Raw, Input> extends true
      ? unknown
      : { readonly disagreement: 'The schema and the fragment do not name the same fields or values.' }
    : { readonly disagreement: 'The schema does not accept everything that the fragment can give.' };
