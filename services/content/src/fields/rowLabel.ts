/** The row's own words as its heading in the editor, `noun 3` while it has none. `fields` are tried in order. */
export const rowLabel = (noun: string, ...fields: string[]) => ({
  components: { RowLabel: { path: '/admin/RowLabel#RowLabel', clientProps: { noun, fields } } },
});

/** Heading of a block's row: its kind and the first of `fields` that holds words. */
export const blockLabel = (noun: string, ...fields: string[]) => ({
  components: { Label: { path: '/admin/BlockLabel#BlockLabel', clientProps: { noun, fields } } },
});
