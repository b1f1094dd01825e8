import { z } from 'zod';
import { linkNodeSchema, toContentLink } from '@kmx/blocks';
import { decideLinkTarget, isLinkAction } from '@kmx/core';

import { locateRecords } from './pageParts';
import type { DeadLink, DeadLinkReason, ContentLocation, ReadPage } from './SiteHealth';

const target = z.object({ id: z.string(), title: z.string().nullish() }).nullable();

/**
 * Recognizes a link by its fields, because blocks use several property names. External addresses are not
 * checked.
 */
const linkSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), text: z.string().nullable(), page: target }),
  z.object({ kind: z.literal('file'), text: z.string().nullable(), file: target }),
  z.object({ kind: z.literal('product'), text: z.string().nullable(), product: z.string().nullable() }),
  z.object({ kind: z.literal('path'), text: z.string().nullable(), path: z.string().nullable() }),
]);

export interface LinkTargets {
  /** Pages of all sites by id; true if the page is published. */
  readonly published: ReadonlyMap<string, boolean>;
  /** Returns undefined while the product service is down. */
  readonly isProduct: (slug: string) => boolean | undefined;
  /** Checks if the site responds at a path as an editor writes it. */
  readonly isPath: (path: string) => Promise<boolean>;
}

interface FoundLink {
  readonly place: ContentLocation;
  readonly text: string;
  readonly check: (targets: LinkTargets) => Promise<DeadLinkReason | undefined> | DeadLinkReason | undefined;
}

const pageReason = (id: string | undefined, { published }: LinkTargets): DeadLinkReason | undefined => {
  switch (id === undefined ? undefined : published.get(id)) {
    case true:
      return undefined;
    case false:
      return 'unpublished';
    case undefined:
      return 'gone';
  }
};

const productReason = (slug: string | null | undefined, { isProduct }: LinkTargets) =>
  slug && isProduct(slug) !== false ? undefined : 'noProduct';

async function pathReason(path: string, { isPath }: LinkTargets): Promise<DeadLinkReason | undefined> {
  const { kind, ...rest } = decideLinkTarget(path);
  if (kind === 'none') return 'notFound';
  if ('action' in rest) return isLinkAction(rest.action) ? undefined : 'notFound';
  const href = 'href' in rest ? rest.href : '';
  return !href.startsWith('/') || (await isPath(href)) ? undefined : 'notFound';
}

function readLink(value: unknown, place: ContentLocation): FoundLink | undefined {
  const link = linkSchema.safeParse(value).data;
  if (!link) return undefined;
  const named = (...names: readonly (string | null | undefined)[]) => ({
    place,
    text: [link.text, ...names].find((words) => words?.trim()) ?? '',
  });
  switch (link.kind) {
    case 'page':
      return { ...named(link.page?.title), check: (targets) => pageReason(link.page?.id, targets) };
    case 'file':
      return { ...named(link.file?.title), check: () => (link.file ? undefined : 'noFile') };
    case 'product':
      return { ...named(link.product), check: (targets) => productReason(link.product, targets) };
    case 'path':
      return { ...named(link.path), check: (targets) => pathReason(link.path ?? '', targets) };
  }
}

const nodeText = z.object({ text: z.string().optional(), children: z.array(z.unknown()).optional() });

const wordsOf = (node: unknown): string => {
  const { text, children = [] } = nodeText.safeParse(node).data ?? {};
  return text ?? children.map(wordsOf).join('');
};

/** Reads a link in rich text. Linked documents of collections other than pages always exist. */
function readTextLink(value: unknown, place: ContentLocation): FoundLink | undefined {
  const node = linkNodeSchema.safeParse(value).data;
  if (!node) return undefined;
  const { fields } = node;
  const link = toContentLink(fields);
  const found = { place, text: wordsOf(value) };
  if (link === undefined)
    return { ...found, check: () => (fields.doc?.relationTo === 'files' ? 'noFile' : 'gone') };
  switch (link.kind) {
    case 'page': {
      const isPage = (fields.doc?.relationTo ?? 'pages') === 'pages';
      return { ...found, check: (targets) => (isPage ? pageReason(link.page?.id, targets) : undefined) };
    }
    case 'product':
      return { ...found, check: (targets) => productReason(link.product, targets) };
    case 'path':
      return { ...found, check: (targets) => pathReason(link.path ?? '', targets) };
    case 'file':
    case 'external':
      return undefined;
  }
}

export async function findDeadLinks(read: ReadPage, targets: LinkTargets): Promise<readonly DeadLink[]> {
  const links = locateRecords(read).flatMap(
    ({ value, place }) => readLink(value, place) ?? readTextLink(value, place) ?? [],
  );
  const checked = await Promise.all(
    links.map(async ({ place, text, check }) => ({ place, text, reason: await check(targets) })),
  );
  return checked.flatMap(({ reason, ...link }) => (reason ? [{ ...link, reason }] : []));
}
