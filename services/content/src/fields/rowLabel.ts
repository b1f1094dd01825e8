/** Heading of a row in the editor: the first non-empty one of `fields`, else `noun 3`. */
export const rowLabel = (noun: string, ...fields: string[]) => ({
  components: { RowLabel: { path: '/admin/RowLabel#RowLabel', clientProps: { noun, fields } } },
});

/** Heading of a block's row: its type and the first non-empty one of `fields`. */
export const blockLabel = (noun: string, ...fields: string[]) => ({
  components: { Label: { path: '/admin/BlockLabel#BlockLabel', clientProps: { noun, fields } } },
});
