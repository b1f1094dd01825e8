import type { MachineType } from '@kmx/contract/machines';
import type { ProductInfoStatus } from '@kmx/contract/parts';

export type Brand = 'Komax' | 'Schleuniger' | 'Volta' | 'Cirris' | 'Adaptronic' | 'Diit' | 'Hosver' | 'Iqc';

export interface MachineProduct {
  /** As in the product service. */
  slug: string;
  name: string;
  brand: Brand;
  type: MachineType;
  status: ProductInfoStatus;
  /** Its software, as long as it is the first version of a line; null for machines without any. */
  firstVersion: readonly [major: number, minor: number] | null;
  /** Number of machines that customers own, relative to the others. */
  weight: number;
}

const slugOf = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const entry = (
  name: string,
  brand: Brand,
  type: MachineType,
  firstVersion: MachineProduct['firstVersion'],
  weight: number,
  status: ProductInfoStatus = 'active',
): MachineProduct => ({ slug: slugOf(name), name, brand, type, status, firstVersion, weight });

/** The machines of the range; one that the product service calls cancelled is discontinued here. */
export const machineProducts: readonly MachineProduct[] = [
  entry('Linea 220', 'Komax', 'cutStrip', [3, 0], 3),
  entry('Linea 240', 'Komax', 'cutStrip', [4, 2], 6),
  entry('Linea 240 Classic', 'Komax', 'cutStrip', [2, 6], 2, 'discontinued'),
  entry('Linea 260', 'Komax', 'cutStrip', [4, 2], 3),
  entry('Linea 340', 'Komax', 'cutStrip', [5, 1], 5),
  entry('Linea 355', 'Komax', 'cutStrip', [5, 3], 3),
  entry('Linea 330', 'Komax', 'cutStrip', [3, 4], 1, 'discontinued'),
  entry('Hosver HC 610', 'Hosver', 'cutStrip', [1, 8], 2),
  entry('DiIT Cut 80', 'Diit', 'cutStrip', [2, 0], 1),
  entry('RotoStrip 2400', 'Schleuniger', 'cableStrip', [2, 3], 4),
  entry('RotoStrip 2600', 'Schleuniger', 'cableStrip', [3, 1], 2),
  entry('RotoStrip 2100', 'Schleuniger', 'cableStrip', [1, 7], 1, 'discontinued'),
  entry('UniStrip 2015', 'Schleuniger', 'cableStrip', [1, 2], 3),
  entry('UniStrip 2550', 'Schleuniger', 'cableStrip', [2, 0], 5),
  entry('MultiJacket 400', 'Schleuniger', 'cableStrip', [2, 1], 2),
  entry('Cresta 410', 'Komax', 'crimpLine', [6, 0], 4),
  entry('Cresta 433', 'Komax', 'crimpLine', [8, 2], 9),
  entry('Cresta 455', 'Komax', 'crimpLine', [8, 2], 5),
  entry('Cresta 355', 'Komax', 'crimpLine', [5, 9], 4, 'discontinued'),
  entry('Cresta 488 HV', 'Komax', 'crimpLine', [7, 1], 2),
  entry('Hosver HX 5', 'Hosver', 'crimpLine', [2, 4], 2),
  entry('Presta 20', 'Komax', 'crimpPress', null, 5),
  entry('Presta 30', 'Komax', 'crimpPress', [2, 2], 6),
  entry('Presta 50', 'Komax', 'crimpPress', [2, 2], 2),
  entry('StripPress 330', 'Schleuniger', 'crimpPress', [1, 4], 3),
  entry('StripPress 310', 'Schleuniger', 'crimpPress', [1, 1], 1, 'discontinued'),
  entry('Ferrula 10', 'Komax', 'crimpPress', null, 4),
  entry('Torsa 510', 'Komax', 'twisting', [2, 0], 2),
  entry('Torsa 540', 'Komax', 'twisting', [4, 1], 4),
  entry('Torsa 530', 'Komax', 'twisting', [3, 5], 2, 'discontinued'),
  entry('Ordina 600', 'Komax', 'harness', [3, 0], 3),
  entry('Ordina 650', 'Komax', 'harness', [3, 0], 2),
  entry('Tapea 20', 'Komax', 'harness', null, 4),
  entry('Tapea 60', 'Komax', 'harness', [1, 3], 4),
  entry('Volta HV 10', 'Volta', 'highVoltage', [1, 5], 2),
  entry('Volta HV 30', 'Volta', 'highVoltage', [2, 1], 3),
  entry('Volta Shield 5', 'Volta', 'highVoltage', [1, 2], 2),
  entry('Volta Bar 12', 'Volta', 'highVoltage', [1, 0], 1),
  entry('Cirris CR 1', 'Cirris', 'testing', [4, 0], 3),
  entry('Cirris CR 4', 'Cirris', 'testing', [4, 4], 5),
  entry('Cirris CH 2', 'Cirris', 'testing', [3, 2], 3),
  entry('Cirris 1100', 'Cirris', 'testing', [2, 9], 1, 'discontinued'),
  entry('Adaptronic KT 630', 'Adaptronic', 'testing', [6, 1], 3),
  entry('Adaptronic KT 710', 'Adaptronic', 'testing', [6, 3], 2),
  entry('IQC Micro 3', 'Iqc', 'testing', [1, 9], 2),
  entry('Scripta 10', 'Komax', 'marking', [1, 4], 2),
  entry('Scripta 40 UV', 'Komax', 'marking', [2, 0], 3),
  entry('Scripta 20', 'Schleuniger', 'marking', [1, 6], 2),
  entry('Ductor 30', 'Komax', 'handling', null, 3),
  entry('Ductor 120', 'Komax', 'handling', null, 4),
  entry('Ductor 500', 'Komax', 'handling', null, 2),
  entry('Ductor 80', 'Komax', 'handling', null, 1, 'discontinued'),
  entry('Coila 40', 'Komax', 'handling', null, 3),
  entry('Coila 15', 'Schleuniger', 'handling', null, 2),
];
