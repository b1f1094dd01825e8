/** Builders for the editor's tree, as the content service stores it. */
const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const;

export const text = (words: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: words,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});
export const link = (words: string, url: string) => ({
  ...node,
  type: 'link',
  fields: { linkType: 'custom', url, newTab: false },
  children: [text(words)],
});
type Content = ReturnType<typeof text> | ReturnType<typeof link>;

export const paragraph = (...children: readonly (string | Content)[]) => ({
  ...node,
  type: 'paragraph',
  textFormat: 0,
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});
export const heading = (words: string, tag: 'h3' | 'h4' = 'h3') => ({
  ...node,
  type: 'heading',
  tag,
  children: [text(words)],
});
export const list = (listType: 'bullet' | 'number', ...items: readonly string[]) => ({
  ...node,
  type: 'list',
  listType,
  tag: listType === 'bullet' ? 'ul' : 'ol',
  start: 1,
  children: items.map((words, index) => ({
    ...node,
    type: 'listitem',
    value: index + 1,
    children: [text(words)],
  })),
});
export const rule = () => ({ type: 'horizontalrule', version: 1 });

export const lexical = (...children: readonly object[]) => ({ root: { ...node, type: 'root', children } });
