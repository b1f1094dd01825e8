import { z } from 'zod';
import { linkKinds, type Link } from '@kmx/core';
import { optionalList } from './fields.schema';

const linkedPage = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    slug: z.string().nullable(),
    parentSlug: z.string().nullable(),
    site: z.object({ id: z.string(), key: z.string().nullable() }).nullable(),
  })
  .nullable();

const linkedFile = z
  .object({
    id: z.string(),
    title: z.string().nullable(),
    slug: z.string().nullable(),
    filename: z.string().nullable(),
  })
  .nullable();

const serviceLink = z
  .object({
    kind: z.enum(linkKinds).nullable(),
    text: z.string().nullable(),
    path: z.string().nullable(),
    pageParameters: z.string().nullable(),
    url: z.string().nullable(),
    product: z.string().nullable(),
    openInNewTab: z.boolean().nullable(),
    page: linkedPage,
    file: linkedFile,
  })
  .nullable();

type ServiceLink = NonNullable<z.output<typeof serviceLink>>;

/** The editor's text, else the name of the target; an external URL is its own name. */
const decideText = ({ text, page, file, url }: ServiceLink): string | null =>
  [text, page?.title, file?.title, url].find((words) => words?.trim()) ?? null;

const toLinkedPage = ({ page }: ServiceLink): Link['page'] =>
  page?.slug
    ? {
        id: page.id,
        slug: page.slug,
        parentSlug: page.parentSlug,
        site: page.site?.key ? { key: page.site.key } : null,
      }
    : null;

/** False if the page is not published or the file was deleted. */
const hasTarget = (link: Link): boolean => {
  switch (link.kind) {
    case 'page':
      return Boolean(link.page);
    case 'path':
      return Boolean(link.path);
    case 'external':
      return Boolean(link.url);
    case 'product':
      return Boolean(link.product);
    case 'file':
      return Boolean(link.file);
  }
};

/** Converts a link of the service; undefined without target and text. */
export const linkSchema = serviceLink.transform((raw): Link | undefined => {
  if (!raw?.kind) return undefined;
  const link: Link = {
    kind: raw.kind,
    text: decideText(raw),
    page: toLinkedPage(raw),
    pageParameters: raw.pageParameters,
    path: raw.path,
    url: raw.url,
    product: raw.product,
    file: raw.file?.slug ? { slug: raw.file.slug } : null,
    openInNewTab: raw.openInNewTab,
  };
  // "With no target, a button is shown" (section 2.5): it needs a text.
  return hasTarget(link) || link.text ? link : undefined;
});

/** `links { link { … } }`: those with a target or text. */
export const linkItemsSchema = optionalList(z.object({ link: linkSchema })).transform((items) =>
  items.flatMap(({ link }) => (link ? [link] : [])),
);

/** Same as `linkItemsSchema`, but requires at least one. */
export const requiredLinkItemsSchema = linkItemsSchema.transform((links, context) => {
  if (links.length > 0) return links;
  context.addIssue({ code: 'custom', message: 'none of the links has a target or words' });
  return z.NEVER;
});
