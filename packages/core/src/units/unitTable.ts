import {
  pieces,
  perHour,
  perMinute,
  perTime,
  pairsPerHour,
  hourNames,
  dayNames,
  monthNames,
} from './unitNames';
import { awgToMm2, mm2PerKcmil, mm2ToAwg } from './wireGauge';

export type Quantity =
  | 'crossSection'
  | 'length'
  | 'force'
  | 'mass'
  | 'temperature'
  | 'pressure'
  | 'torque'
  | 'volumeFlow'
  | 'speed'
  | 'acceleration'
  | 'rotation'
  | 'rate'
  | 'duration'
  | 'voltage'
  | 'current'
  | 'frequency'
  | 'power'
  | 'apparentPower'
  | 'resistance'
  | 'angle'
  | 'share'
  | 'soundLevel'
  | 'hardness'
  | 'resolution'
  | 'pairRate'
  | 'cycles'
  | 'months'
  | 'count';

export interface UnitDefinition {
  readonly symbol: string;
  readonly quantity: Quantity;
  /** Further spellings; letter case is only significant where two units differ by it (mΩ, MΩ). */
  readonly aliases: readonly string[];
  readonly toBase: (value: number) => number;
  readonly fromBase: (value: number) => number;
}

function unit(
  quantity: Quantity,
  symbol: string,
  factor: number,
  aliases: readonly string[] = [],
  offset = 0,
): UnitDefinition {
  const toBase = (value: number) => (value + offset) * factor;
  return { symbol, quantity, aliases, toBase, fromBase: (value) => value / factor - offset };
}

/** International pound: 0.45359237 kg exactly; standard gravity: 9.80665 m/s² exactly. */
const poundInKg = 0.45359237;
const poundForceInN = poundInKg * 9.80665;
const inchInM = 0.0254;
const psiInPa = poundForceInN / inchInM ** 2;
const cubicFootInLitres = (12 * inchInM * 10) ** 3;

/**
 * All units of product data and readers; the key is the unit's code, also in URLs. Base units: mm², m, N, kg, K, Pa,
 * N·m, l/min, m/s, m/s², rpm, 1/h, s, V, A, Hz, W, VA, Ω, °, %, dB(A), HRC, dpi, 1.
 */
export const unitTable = {
  mm2: unit('crossSection', 'mm²', 1, ['sqmm', 'sq mm', 'sq. mm', 'mm^2', 'qmm', '平方毫米']),
  awg: { quantity: 'crossSection', symbol: 'AWG', aliases: [], toBase: awgToMm2, fromBase: mm2ToAwg },
  kcmil: unit('crossSection', 'kcmil', mm2PerKcmil, ['MCM']),
  um: unit('length', 'µm', 1e-6, ['um', 'micron', 'microns', '微米']),
  mm: unit('length', 'mm', 1e-3, ['millimetre', 'millimetres', 'millimeter', 'millimeters', '毫米', 'ミリ']),
  cm: unit('length', 'cm', 1e-2, ['厘米', 'センチ']),
  m: unit('length', 'm', 1, ['metre', 'metres', 'meter', 'meters', '米', 'メートル']),
  in: unit('length', 'in', inchInM, [
    '"',
    '”',
    '″',
    "''",
    '′′',
    'inch',
    'inches',
    'in.',
    'Zoll',
    'pouce',
    'pouces',
    '英寸',
    'インチ',
  ]),
  ft: unit('length', 'ft', 12 * inchInM, ['foot', 'feet', 'ft.', '英尺', 'フィート']),
  N: unit('force', 'N', 1, ['newton', 'newtons', '牛']),
  kN: unit('force', 'kN', 1000),
  lbf: unit('force', 'lbf', poundForceInN, ['lb-f', 'lb f', 'pound-force']),
  g: unit('mass', 'g', 1e-3, ['gram', 'grams', '克']),
  kg: unit('mass', 'kg', 1, ['kilogram', 'kilograms', '千克', '公斤']),
  t: unit('mass', 't', 1000, ['tonne', 'tonnes', '吨']),
  oz: unit('mass', 'oz', poundInKg / 16, ['ounce', 'ounces']),
  lb: unit('mass', 'lb', poundInKg, ['lbs', 'lbs.', 'lb.', 'pound', 'pounds', '磅']),
  K: unit('temperature', 'K', 1, ['kelvin']),
  degC: unit('temperature', '°C', 1, ['degC', 'deg C', '° C', 'celsius'], 273.15),
  degF: unit('temperature', '°F', 5 / 9, ['degF', 'deg F', '° F', 'fahrenheit'], 459.67),
  kPa: unit('pressure', 'kPa', 1000),
  MPa: unit('pressure', 'MPa', 1e6),
  bar: unit('pressure', 'bar', 1e5, ['bars']),
  psi: unit('pressure', 'psi', psiInPa, ['lbf/in²', 'lb/in²']),
  Nm: unit('torque', 'N·m', 1, ['Nm', 'N m']),
  lbfIn: unit('torque', 'lbf·in', poundForceInN * inchInM, ['lb-in', 'lbf-in', 'in-lb', 'in·lbf', 'lbf in']),
  'l/min': unit('volumeFlow', 'l/min', 1, ['L/min', 'lpm', 'Nl/min', 'l/min.']),
  'm3/h': unit('volumeFlow', 'm³/h', 1000 / 60),
  cfm: unit('volumeFlow', 'cfm', cubicFootInLitres, ['ft³/min', 'scfm']),
  'mm/s': unit('speed', 'mm/s', 1e-3),
  'm/min': unit('speed', 'm/min', 1 / 60),
  'm/s': unit('speed', 'm/s', 1, ['m/sec', '米/秒']),
  'in/s': unit('speed', 'in/s', inchInM, ['in/sec', 'ips']),
  'ft/min': unit('speed', 'ft/min', (12 * inchInM) / 60, ['fpm']),
  'ft/s': unit('speed', 'ft/s', 12 * inchInM, ['ft/sec', 'fps']),
  'm/s2': unit('acceleration', 'm/s²', 1),
  'ft/s2': unit('acceleration', 'ft/s²', 12 * inchInM),
  rpm: unit('rotation', 'rpm', 1, [
    '1/min',
    'min⁻¹',
    'U/min',
    'tr/min',
    'ot./min',
    '1/perc',
    'rot/min',
    'r/min',
  ]),
  'pcs/h': unit('rate', 'pcs/h', 1, ['pcs/hr', 'pcs/hour', '1/h', 'db/h', ...perTime(perHour)]),
  'pcs/min': unit('rate', 'pcs/min', 60, ['db/min', ...perTime(perMinute)]),
  ms: unit('duration', 'ms', 1e-3),
  s: unit('duration', 's', 1, ['sec', 'sec.', 'second', 'seconds', '秒']),
  min: unit('duration', 'min', 60, ['minute', 'minutes', '分钟']),
  h: unit('duration', 'h', 3600, hourNames),
  d: unit('duration', 'd', 86_400, dayNames),
  V: unit('voltage', 'V', 1, ['VAC', 'V AC', 'VDC', 'V DC', 'volt', 'volts']),
  kV: unit('voltage', 'kV', 1000),
  mA: unit('current', 'mA', 1e-3),
  A: unit('current', 'A', 1, ['amp', 'amps', 'ampere']),
  Hz: unit('frequency', 'Hz', 1, ['hertz']),
  kHz: unit('frequency', 'kHz', 1000),
  W: unit('power', 'W', 1, ['watt', 'watts']),
  kW: unit('power', 'kW', 1000),
  VA: unit('apparentPower', 'VA', 1),
  kVA: unit('apparentPower', 'kVA', 1000),
  mOhm: unit('resistance', 'mΩ', 1e-3, ['mOhm']),
  Ohm: unit('resistance', 'Ω', 1, ['Ohm', 'Ohms']),
  MOhm: unit('resistance', 'MΩ', 1e6, ['MOhm']),
  deg: unit('angle', '°', 1, ['deg', 'degrees', 'Grad']),
  percent: unit('share', '%', 1, ['percent']),
  dBA: unit('soundLevel', 'dB(A)', 1, ['dBA', 'dB A', 'dB']),
  HRC: unit('hardness', 'HRC', 1),
  dpi: unit('resolution', 'dpi', 1),
  'pairs/h': unit('pairRate', 'pairs/h', 1, pairsPerHour),
  cycles: unit('cycles', 'cycles', 1, [
    'Zyklen',
    'ciclos',
    'cyklů',
    'ciklus',
    'cicluri',
    '回',
    '次',
    'cyklov',
  ]),
  months: unit('months', 'months', 1, ['month', ...monthNames]),
  pcs: unit('count', 'pcs', 1, pieces),
  one: unit('count', '', 1),
} as const satisfies Record<string, UnitDefinition>;

export type UnitCode = keyof typeof unitTable;

export const isUnitCode = (text: string): text is UnitCode => Object.hasOwn(unitTable, text);

export const unitCodes: readonly UnitCode[] = Object.keys(unitTable).filter(isUnitCode);

export const unitOf = (code: UnitCode): UnitDefinition => unitTable[code];
