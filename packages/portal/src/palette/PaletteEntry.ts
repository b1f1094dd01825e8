import { portalRoles, type PortalRole } from '@kmx/core/portal';

/** Groups in display order; entries of `recent` also occur in other groups. */
export const paletteGroups = ['recent', 'pages', 'settings', 'tickets', 'machines', 'parts'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** Groups that are searched in the customer data service, with the role required for each (section 6). */
export const foundGroups = {
  tickets: portalRoles.ticketingActive,
  machines: portalRoles.assetdbActive,
  parts: portalRoles.productinfoActive,
} as const satisfies Partial<Record<PaletteGroup, PortalRole>>;
export type FoundGroup = keyof typeof foundGroups;

export interface PaletteEntry {
  /** Unique in the palette. */
  readonly id: string;
  readonly group: Exclude<PaletteGroup, 'recent'>;
  readonly label: string;
  /** Additional search terms. */
  readonly keywords?: readonly string[];
  /** Number of a ticket, machine or part. */
  readonly figure?: string;
  /** Secondary text of the entry. */
  readonly note?: string;
  /** Path without the locale; absent for signing out. */
  readonly path?: string;
  /** A part, which is added to the cart. */
  readonly part?: { readonly id: string; readonly articleNumber: string };
}
