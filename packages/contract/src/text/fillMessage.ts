/** Names in the placeholders of a literal text; none for a `string`, whose placeholders are not known. */
type PlaceholderOf<Text extends string> = string extends Text
  ? never
  : Text extends `${string}{${infer Name}}${infer Rest}`
    ? Name | PlaceholderOf<Rest>
    : never;

/** Values of all placeholders of a text, and possibly of others. */
export type MessageValues<Text extends string> = Readonly<
  Record<string, string> & Record<PlaceholderOf<Text>, string>
>;

/**
 * Replaces the placeholders of a text, written as `{name}`. Those without a value remain, and those in inserted values
 * are not expanded.
 */
export const fillMessage = <Text extends string>(text: Text, values: MessageValues<Text>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
