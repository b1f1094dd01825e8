import type { IntlShape } from 'react-intl/server';
import type { MeasurementSystem } from '@kmx/core';
import type { WireMachine } from '@kmx/core/wire-check';

/** Language and units of the results. */
export interface WireCheckContext {
  readonly intl: IntlShape;
  /** Language code for number formats. */
  readonly language: string;
  readonly measurement: MeasurementSystem;
}

export interface ShownMachine extends WireMachine {
  readonly href: string;
  /** Square, supports `?width=`; decorative. */
  readonly pictureUrl: string | null;
  /** Slug of the classification in which it is compared. */
  readonly classification: string;
  readonly variants: readonly (WireMachine['variants'][number] & {
    readonly nameMetric: string;
    readonly nameImperial: string;
  })[];
}

/** Returns a variant's name in the reader's system; empty for the shared data of all variants. */
export function variantName(
  { variants }: Pick<ShownMachine, 'variants'>,
  id: string | null,
  { measurement }: Pick<WireCheckContext, 'measurement'>,
): string {
  const variant = variants.find((one) => one.id === id);
  return (measurement === 'Imperial' ? variant?.nameImperial : variant?.nameMetric) ?? '';
}
