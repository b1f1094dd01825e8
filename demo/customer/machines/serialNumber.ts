import type { Brand, MachineProduct } from './products';

const digitsOf = ({ name }: MachineProduct): string => name.replace(/\D/g, '');
const padded = (count: number, length: number): string => String(count).padStart(length, '0');

/** Serial numbers of each brand: year of building (two digits) and a count that never comes again. */
const schemes: Record<Brand, (product: MachineProduct, year: string, count: number) => string> = {
  Komax: (product, year, count) => `K${year}-${digitsOf(product)}-${padded(count * 7, 5)}`,
  Schleuniger: (product, year, count) => `SCH${digitsOf(product)}.${year}${padded(count * 3, 4)}`,
  Volta: (_, year, count) => `VLT-${year}-${padded(count, 4)}-HV`,
  Cirris: (_, year, count) => `CIR${padded(Number(year) * 1000 + count, 7)}`,
  Adaptronic: (product, year, count) => `KT${digitsOf(product)}-${year}${padded(count, 4)}`,
  Diit: (_, year, count) => `D80-${year}A${padded(count, 4)}`,
  Hosver: (product, year, count) => `H${digitsOf(product)}20${year}${padded(count, 5)}`,
  Iqc: (_, year, count) => `IQ3-${padded(count, 4)}-${year}`,
};

/** The serial number of the `count`-th machine, built on a day (YYYY-MM-DD). */
export const createSerialNumber = (product: MachineProduct, builtOn: string, count: number): string =>
  schemes[product.brand](product, builtOn.slice(2, 4), count);
