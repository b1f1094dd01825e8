import { normalizeText } from '@kmx/contract/text';
import type { NewRow } from '../../services/customer/src/database/tables';

interface LocationSource {
  id: string;
  organisationId: string;
  name: string;
  street: string;
  city: string;
  country: string;
  /** Share of the organisation's machines. */
  weight: number;
}

const place = (
  organisationId: string,
  id: string,
  name: string,
  [street, city, country]: readonly [street: string, city: string, country: string],
  weight: number,
): LocationSource => ({ organisationId, id, name, street, city, country, weight });

/** Invented plants in the countries of the demo organisations. */
export const locations: readonly LocationSource[] = [
  place(
    'org-1',
    'location-101',
    'Velmora Regensburg, main plant',
    ['Am Kabelwerk 12', 'Regensburg', 'DE'],
    4,
  ),
  place('org-1', 'location-102', 'Velmora Schwandorf, prototypes', ['Gewerbering 7', 'Schwandorf', 'DE'], 1),
  place('org-1', 'location-103', 'Velmora Winterthur', ['Industriestrasse 41', 'Winterthur', 'CH'], 2),
  place('org-1', 'location-104', 'Velmora Timișoara', ['Calea Cablurilor 88', 'Timișoara', 'RO'], 3),
  place(
    'org-2',
    'location-201',
    'Altivane Toulouse, cabin harness',
    ['12 rue des Ailerons', 'Toulouse', 'FR'],
    4,
  ),
  place('org-2', 'location-202', 'Altivane Sevilla', ['Avenida del Fuselaje 23', 'Sevilla', 'ES'], 3),
  place('org-2', 'location-203', 'Altivane Évora', ['Rua das Cablagens 150', 'Évora', 'PT'], 2),
  place('org-3', 'location-301', 'Domarel Győr, hall 1', ['Kábel utca 5', 'Győr', 'HU'], 3),
  place('org-3', 'location-302', 'Domarel Győr, hall 2', ['Kábel utca 9', 'Győr', 'HU'], 2),
  place('org-3', 'location-303', 'Domarel Trnava', ['Priemyselná 31', 'Trnava', 'SK'], 3),
  place('org-4', 'location-401', 'Sevrail Plzeň', ['Ke Kabelovně 18', 'Plzeň', 'CZ'], 4),
  place('org-4', 'location-402', 'Sevrail Žilina', ['Vagónová 6', 'Žilina', 'SK'], 3),
  place('org-4', 'location-403', 'Sevrail Linz', ['Waggonstrasse 27', 'Linz', 'AT'], 2),
  place('org-5', 'location-501', 'Medalin Minneapolis', ['4120 Harness Parkway', 'Minneapolis', 'US'], 3),
  place('org-5', 'location-502', 'Medalin Tijuana', ['Calle del Cobre 2204', 'Tijuana', 'MX'], 3),
  place('org-5', 'location-503', 'Medalin Campinas', ['Rua dos Chicotes 75', 'Campinas', 'BR'], 2),
  place('org-6', 'location-601', 'Kurodane Nagoya', ['港区配線町 3-14', 'Nagoya', 'JP'], 3),
  place('org-6', 'location-602', 'Kurodane Suzhou', ['线缆路 66 号', 'Suzhou', 'CN'], 2),
];

/** The locations of an organisation, each as often as its weight: to take in turn. */
export const turnsOf = (organisationId: string): LocationSource[] => {
  const own = locations.filter((location) => location.organisationId === organisationId);
  const most = Math.max(...own.map(({ weight }) => weight));
  return Array.from({ length: most }, (_, round) => own.filter(({ weight }) => weight > round)).flat();
};

export const createLocations = (): NewRow<'customer_locations'>[] =>
  locations.map(({ id, organisationId, name, street, city, country }) => ({
    id,
    organisation_id: organisationId,
    name,
    name_key: normalizeText(name),
    street,
    city,
    country,
  }));
