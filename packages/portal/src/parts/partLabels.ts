import type { PartAvailability, PartKind } from '../__generated__/customer/graphql';
import type { TagTone } from '../shared/SignTag';

/**
 * Message id by availability (decisions: "high above 20 in stock, medium above 5, low above 0, else
 * out-of-stock").
 */
export const availabilityLabelIds = {
  high: 'portal.parts.availability.high',
  medium: 'portal.parts.availability.medium',
  low: 'portal.parts.availability.low',
  outOfStock: 'portal.parts.availability.outOfStock',
} as const satisfies Record<PartAvailability, string>;

/** Only low and missing stock is highlighted. */
export const availabilityTones = {
  high: 'success',
  medium: 'neutral',
  low: 'info',
  outOfStock: 'error',
} as const satisfies Record<PartAvailability, TagTone>;

/** Shelves with a filling level, on a 16 px grid; the empty one is crossed out. */
export const availabilitySigns = {
  high: 'M2 13h12M4 10.5V13M8 7v6M12 3v10',
  medium: 'M2 13h12M4 10.5V13M8 7v6',
  low: 'M2 13h12M4 10.5V13',
  outOfStock: 'M2 13h12M5 4l6 6M11 4l-6 6',
} as const satisfies Record<PartAvailability, string>;

export const partKindIds = {
  spare: 'portal.parts.kind.spare',
  wear: 'portal.parts.kind.wear',
} as const satisfies Record<PartKind, string>;
