import { linkNodeSchema, linkSchema, toContentLink } from '@kmx/blocks';

import { mediaUrl } from '../view/mediaUrl';
import { resolvePageLink, type LinkView } from '../view/resolvePageLink';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mediaPath = '/api/media/file/';
const filePath = '/api/files/file/';

/** Addresses of the content service mean nothing to a reader of the site: its own take their place. */
function publicUrl({ url, slug }: Record<string, unknown>, { locale }: LinkView): string | undefined {
  if (typeof url !== 'string') return undefined;
  if (url.includes(mediaPath)) return mediaUrl(url);
  if (url.includes(filePath) && typeof slug === 'string')
    return `/file/${encodeURIComponent(slug)}?l=${locale.urlCode}`;
  return undefined;
}

function resolveLink(value: unknown, view: LinkView): unknown {
  const link = linkSchema.safeParse(value);
  if (!link.success || !link.data) return null;
  const { text, href, action, openInNewTab } = resolvePageLink(link.data, view);
  return {
    text: text ?? link.data.text,
    openInNewTab,
    kind: link.data.kind,
    href: href ?? null,
    action: action ?? null,
  };
}

/** A link in running text, its target as an address instead of a document of the content service. */
function resolveTextLink(node: Record<string, unknown>, view: LinkView): Record<string, unknown> {
  const parsed = linkNodeSchema.safeParse(node);
  if (!parsed.success || !isRecord(node.fields)) return node;
  const link = toContentLink(parsed.data.fields);
  const { doc, ...fields } = node.fields;
  return { ...node, fields: { ...fields, url: (link && resolvePageLink(link, view).href) ?? null } };
}

/** Modules as the content service gave them, with links and addresses written as a reader of the site uses them. */
export function resolveModules(value: unknown, view: LinkView): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveModules(item, view));
  if (!isRecord(value)) return value;
  const url = publicUrl(value, view);
  const entries = Object.entries(resolveTextLink(value, view)).map(([key, field]) => [
    key,
    key === 'link' ? resolveLink(field, view) : resolveModules(field, view),
  ]);
  return { ...Object.fromEntries(entries), ...(url !== undefined && { url }) };
}
