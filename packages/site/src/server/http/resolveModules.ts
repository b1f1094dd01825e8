import { linkSchema } from '@kmx/blocks';
import { linkHref, type LinkContext } from '@kmx/core';

import { mediaUrl } from '../view/mediaUrl';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const mediaPath = '/api/media/file/';
const filePath = '/api/files/file/';

/** Addresses of the content service mean nothing to a reader of the site: its own take their place. */
function publicUrl({ url, slug }: Record<string, unknown>, { locale }: LinkContext): string | undefined {
  if (typeof url !== 'string') return undefined;
  if (url.includes(mediaPath)) return mediaUrl(url);
  if (url.includes(filePath) && typeof slug === 'string')
    return `/file/${encodeURIComponent(slug)}?l=${locale.urlCode}`;
  return undefined;
}

function resolveLink(value: unknown, links: LinkContext): unknown {
  const link = linkSchema.safeParse(value);
  if (!link.success || !link.data || !isRecord(value)) return null;
  const { text, openInNewTab } = link.data;
  return {
    text,
    openInNewTab: openInNewTab ?? false,
    kind: link.data.kind,
    href: linkHref(link.data, links) ?? null,
  };
}

/** Modules as the content service gave them, with links and addresses written as a reader of the site uses them. */
export function resolveModules(value: unknown, links: LinkContext): unknown {
  if (Array.isArray(value)) return value.map((item) => resolveModules(item, links));
  if (!isRecord(value)) return value;
  const url = publicUrl(value, links);
  const entries = Object.entries(value).map(([key, field]) => [
    key,
    key === 'link' ? resolveLink(field, links) : resolveModules(field, links),
  ]);
  return { ...Object.fromEntries(entries), ...(url !== undefined && { url }) };
}
