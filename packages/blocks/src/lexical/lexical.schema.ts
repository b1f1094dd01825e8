import { z } from 'zod';
import { toBlockNodes } from './toBlockNodes';

/** A node of the editor's tree, with the fields of all supported types. */
export interface LexicalNode {
  readonly type: string;
  readonly text?: string | undefined;
  /** For text: the marks as bits. For blocks: the alignment, which is ignored. */
  readonly format?: string | number | undefined;
  readonly tag?: string | undefined;
  readonly listType?: string | undefined;
  readonly fields?: z.output<typeof linkFields> | undefined;
  readonly children?: readonly LexicalNode[] | undefined;
}

const linkFields = z.object({
  linkType: z.string().nullish(),
  url: z.string().nullish(),
  newTab: z.boolean().nullish(),
  /** `#anchor` or `?a=b`, appended to the address of the document. */
  parameters: z.string().nullish(),
  /** The product's slug. */
  product: z.string().nullish(),
  doc: z
    .object({
      relationTo: z.string().nullish(),
      value: z.union([
        z.string(),
        z.object({
          id: z.string(),
          title: z.string().nullish(),
          slug: z.string().nullish(),
          parentSlug: z.string().nullish(),
          site: z.union([z.string(), z.object({ id: z.string(), key: z.string().nullish() })]).nullish(),
        }),
      ]),
    })
    .nullish(),
});

export const linkNodeSchema = z.object({ type: z.enum(['link', 'autolink']), fields: linkFields });

const lexicalNode: z.ZodType<LexicalNode> = z.object({
  type: z.string(),
  text: z.string().optional(),
  format: z.union([z.string(), z.number()]).optional(),
  tag: z.string().optional(),
  listType: z.string().optional(),
  fields: linkFields.optional().catch(undefined),
  get children() {
    return z.array(lexicalNode).optional();
  },
});

const tree = z.object({ root: z.object({ children: z.array(lexicalNode) }) });

/** Parses the editor's tree (Lexical, JSON) to typed nodes; unsupported types become `unknown` nodes. */
export const contentSchema = z
  .unknown()
  .pipe(tree)
  .transform(({ root }) => toBlockNodes(root.children));

/** Same as `contentSchema`, but rejects empty content. */
export const requiredContent = contentSchema.transform((nodes, context) => {
  if (nodes.length > 0) return nodes;
  context.addIssue({ code: 'custom', message: 'is missing' });
  return z.NEVER;
});
