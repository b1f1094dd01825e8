import { portalRoles, type PortalRole } from '@kmx/core/portal';

/** Groups of entries in their order; `recent` repeats some of the others. */
export const paletteGroups = ['recent', 'pages', 'settings', 'tickets', 'machines', 'parts'] as const;
export type PaletteGroup = (typeof paletteGroups)[number];

/** The groups that the customer data service is asked for, and the role that opens each (section 6). */
export const foundGroups = {
  tickets: portalRoles.ticketingActive,
  machines: portalRoles.assetdbActive,
  parts: portalRoles.productinfoActive,
} as const satisfies Partial<Record<PaletteGroup, PortalRole>>;
export type FoundGroup = keyof typeof foundGroups;

/** Something that can be chosen. */
export interface PaletteEntry {
  /** Unique in the palette. */
  readonly id: string;
  readonly group: Exclude<PaletteGroup, 'recent'>;
  readonly label: string;
  /** Other words that find it. */
  readonly keywords?: readonly string[];
  /** The number by which a ticket, a machine or a part is known. */
  readonly figure?: string;
  /** Secondary text of the entry. */
  readonly note?: string;
  /** Where it leads, without the locale; signing out leads nowhere. */
  readonly path?: string;
  /** A part, which is put into the cart. */
  readonly part?: { readonly id: string; readonly articleNumber: string };
}
