import { linkNodeSchema, linkSchema, toContentLink } from '@kmx/blocks';

import { mediaUrl } from '../links/mediaUrl';
import { resolvePageLink, type LinkView } from '../links/resolvePageLink';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mediaPath = '/api/media/file/';
const filePath = '/api/files/file/';

/** Replaces addresses of the content service by the site's own. */
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

/** Replaces the target document of a link in rich text by an address. */
function resolveTextLink(node: Record<string, unknown>, view: LinkView): Record<string, unknown> {
  const parsed = linkNodeSchema.safeParse(node);
  if (!parsed.success || !isRecord(node.fields)) return node;
  const link = toContentLink(parsed.data.fields);
  const { doc, ...fields } = node.fields;
  return { ...node, fields: { ...fields, url: (link && resolvePageLink(link, view).href) ?? null } };
}

/** Converts modules of the content service for readers: links and addresses become those of the site. */
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
