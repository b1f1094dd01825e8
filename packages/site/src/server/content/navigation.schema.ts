import { z } from 'zod';
import { linkSchema } from '@kmx/blocks';
import type { NavigationItem } from '@kmx/core';

const text = z.string().nullable();

const logoSchema = z
  .object({
    url: text,
    alt: text,
    width: z.number().nullable(),
    height: z.number().nullable(),
  })
  .nullable()
  .transform((logo) => (logo?.url ? { ...logo, url: logo.url, alt: logo.alt ?? '' } : null));

const marketingSchema = z
  .object({
    enabled: z.boolean().nullable(),
    backgroundColor: z
      .enum(['Dark_White', 'White_Dark', 'Accent'])
      .nullable()
      .transform((colour) => colour ?? 'Dark_White'),
    title: text,
    text,
    logo: logoSchema,
    link: linkSchema,
  })
  .nullable()
  .transform((section) => (section?.enabled ? { ...section, link: section.link ?? null } : null));

const itemFields = z.object({
  id: z.string(),
  title: text,
  breadcrumbOverride: text,
  slug: text,
  hidden: z.boolean().nullable(),
  countries: z.array(z.object({ countryCode: z.string() }).nullable()).nullable(),
  link: linkSchema,
  marketingSection: marketingSchema,
});

type ItemFields = z.output<typeof itemFields>;

const toItem = (fields: ItemFields, items: readonly NavigationItem[]): NavigationItem => ({
  ...fields,
  link: fields.link ?? null,
  title: fields.title ?? fields.slug ?? '',
  hidden: fields.hidden ?? false,
  countries: (fields.countries ?? []).flatMap((country) => country?.countryCode.toUpperCase() ?? []),
  items,
});

const present = <T>(items: readonly (T | null)[] | null): T[] =>
  (items ?? []).filter((item) => item !== null);

const leaf = itemFields.nullable().transform((item) => item && toItem(item, []));
const branch = itemFields
  .extend({ items: z.array(leaf).nullable() })
  .nullable()
  .transform((item) => item && toItem(item, present(item.items)));
const root = itemFields
  .extend({ items: z.array(branch).nullable() })
  .nullable()
  .transform((item) => item && toItem(item, present(item.items)));

const rootList = z.array(root).nullable().transform(present);
const branchList = z.array(branch).nullable().transform(present);
const leafList = z.array(leaf).nullable().transform(present);

export const siteNavigationSchema = z.object({
  systemData: z.object({
    sites: z
      .array(
        z
          .object({
            key: z.string(),
            headerNavigation: z.object({ homeItems: rootList, topItems: rootList }).nullable(),
            footerNavigation: z.object({ note: text, items: branchList, legalItems: leafList }).nullable(),
          })
          .nullable(),
      )
      .transform(present),
  }),
});

export interface SiteNavigation {
  readonly homeItems: readonly NavigationItem[];
  readonly topItems: readonly NavigationItem[];
  readonly footerItems: readonly NavigationItem[];
  readonly legalItems: readonly NavigationItem[];
  readonly note: string | null;
}
