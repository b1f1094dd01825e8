/** Builders for the editor's tree, as the content service stores it. */
const node = { version: 1, direction: 'ltr', format: '', indent: 0 } as const;

export const text = (content: string, format = 0) => ({
  type: 'text',
  version: 1,
  text: content,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
});
export const link = (content: string, url: string) => ({
  ...node,
  type: 'link',
  fields: { linkType: 'custom', url, newTab: false },
  children: [text(content)],
});
type Content = ReturnType<typeof text> | ReturnType<typeof link>;

export const paragraph = (...children: readonly (string | Content)[]) => ({
  ...node,
  type: 'paragraph',
  textFormat: 0,
  children: children.map((child) => (typeof child === 'string' ? text(child) : child)),
});
export const heading = (content: string, tag: 'h3' | 'h4' = 'h3') => ({
  ...node,
  type: 'heading',
  tag,
  children: [text(content)],
});
export const list = (listType: 'bullet' | 'number', ...items: readonly string[]) => ({
  ...node,
  type: 'list',
  listType,
  tag: listType === 'bullet' ? 'ul' : 'ol',
  start: 1,
  children: items.map((content, index) => ({
    ...node,
    type: 'listitem',
    value: index + 1,
    children: [text(content)],
  })),
});
export const rule = () => ({ type: 'horizontalrule', version: 1 });

export const lexical = (...children: readonly object[]) => ({ root: { ...node, type: 'root', children } });
