import { internationalCountry, type Country, type MeasurementSystem } from '../types/Country';
import type { Locale } from '../types/Locale';

export interface MeasurementSystemInput {
  /** The reader's choice, see `parseMeasurementSystem`. */
  readonly choice?: MeasurementSystem | null;
  /** Country of the locale; none for an international one. */
  readonly country?: Pick<Country, 'defaultMeasurementSystem'> | null;
}

/** "Explicit user choice, else the country's default, else Metric" (section 4). */
export const decideMeasurementSystem = ({ choice, country }: MeasurementSystemInput): MeasurementSystem =>
  choice ?? country?.defaultMeasurementSystem ?? 'Metric';

export interface LocaleMeasurementInput extends Pick<MeasurementSystemInput, 'choice'> {
  readonly locale: Pick<Locale, 'country'>;
  readonly countries: readonly Pick<Country, 'countryCode' | 'defaultMeasurementSystem'>[];
}

/** Decides by the country of a locale (section 4); ignores the record of `ALL`. */
export const decideLocaleMeasurementSystem = ({
  choice,
  locale,
  countries,
}: LocaleMeasurementInput): MeasurementSystem =>
  decideMeasurementSystem({
    choice,
    country: countries.find(
      ({ countryCode }) => countryCode === locale.country && countryCode !== internationalCountry,
    ),
  });

/** Parses a cookie, a parameter or product data: `Metric`, `imperial`, `dim_metric`; `null` for anything else. */
export function parseMeasurementSystem(text: string | null | undefined): MeasurementSystem | null {
  const name = text?.trim().toLowerCase().replace(/^dim_/, '');
  if (name === 'metric') return 'Metric';
  return name === 'imperial' ? 'Imperial' : null;
}
