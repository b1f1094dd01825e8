type Fields = Readonly<Record<string, { value?: unknown }>>;

const normalize = (text: string): string => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the texts of a field: its value, or the paragraphs of rich text. */
const textsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (!isObject(value)) return [];
  const children: unknown = 'root' in value ? value.root : Reflect.get(value, 'children');
  const nodes: unknown[] = Array.isArray(children) ? children : [children];
  const isParagraph = nodes.some((node) => isObject(node) && typeof Reflect.get(node, 'text') === 'string');
  if (!isParagraph) return nodes.flatMap(textsOf);
  return [nodes.map((node) => (isObject(node) ? textOf(node) : '')).join('')];
};

const textOf = (node: object): string => {
  const text: unknown = Reflect.get(node, 'text');
  return typeof text === 'string' ? text : textsOf(node).join('');
};

/** Scores a field: 0 if it has nothing in common with the text; a full match beats a partial one. */
const similarity = (value: unknown, text: string): number => {
  const similarities = textsOf(value).map((one) => {
    const own = normalize(one);
    if (own === '') return 0;
    if (own === text) return 3;
    if (own.includes(text)) return 1 + text.length / own.length;
    return text.includes(own) ? own.length / text.length : 0;
  });
  return Math.max(0, ...similarities);
};

/**
 * Returns the path of the field below `path` (of any field for '') that contains the clicked text; undefined if the
 * site shows a different text than the form.
 */
export const findFieldByText = (fields: Fields, path: string, text: string): string | undefined => {
  const requested = normalize(text);
  const prefix = path === '' ? '' : `${path}.`;
  const own = Object.entries(fields).filter(
    ([name]) => name.startsWith(prefix) && !/(^|\.)(id|blockType)$/.test(name),
  );
  const ranked = own.map(([name, { value }]) => ({ name, rank: similarity(value, requested) }));
  const best = ranked.reduce<{ name?: string; rank: number }>(
    (first, one) => (one.rank > first.rank ? one : first),
    { rank: 0 },
  );
  return best.name;
};
