import { figure, measure, perSystem, text, word, type Line, type Word } from '../lines';

/** Requirements of a machine on its place in a factory. */
export interface Installation {
  /** Width, depth, height in mm. */
  size: readonly [number, number, number];
  /** kg */
  mass: number;
  /** kW */
  power: number;
  /** Pressure in bar and consumption in Nl/min; none for machines without air. */
  air?: readonly [number, number];
  isThreePhase?: boolean;
  /** dB(A) */
  noise?: number;
}

const mains = (isThreePhase: boolean): Line[] =>
  isThreePhase
    ? perSystem('supply', 'mains', '3 × 400 V, 50 Hz', '3 × 208 / 480 V, 60 Hz')
    : perSystem('supply', 'mains', '1 × 230 V, 50 Hz', '1 × 120 V, 60 Hz');

const air = (supply: readonly [number, number] | undefined): Line[] =>
  supply
    ? [
        ...measure('supply', 'airPressure', 'pressure', [5, supply[0]]),
        ...measure('supply', 'airConsumption', 'airflow', supply[1]),
      ]
    : [];

export const installation = ({ size, mass, power, noise = 74, ...rest }: Installation): Line[] => [
  ...mains(rest.isThreePhase ?? false),
  ...figure('supply', 'power', power, 'kW'),
  ...air(rest.air),
  ...measure('dimensions', 'width', 'length', size[0]),
  ...measure('dimensions', 'depth', 'length', size[1]),
  ...measure('dimensions', 'height', 'length', size[2]),
  ...measure('dimensions', 'weight', 'mass', mass),
  ...figure('dimensions', 'noise', noise, 'dba'),
  ...measure('dimensions', 'temperature', 'temperature', [10, 40]),
  ...figure('dimensions', 'humidity', [20, 80], 'percent'),
  ...text('dimensions', 'protection', (rest.isThreePhase ?? false) ? 'IP54' : 'IP20'),
  ...text('dimensions', 'conformity', 'CE, UKCA, EN ISO 12100, EN 60204-1'),
  ...figure('dimensions', 'warranty', 24, 'months'),
];

export interface Control {
  programs: number;
  /** Inches; 0 for keys without a screen. */
  screen: number;
  isNetworked?: boolean;
  barcode?: Word;
}

export const control = ({ programs, screen, isNetworked = false, barcode = 'optional' }: Control): Line[] => [
  ...figure('control', 'programs', programs),
  ...text('control', 'display', screen > 0 ? `${screen}″` : '4 × 20'),
  ...text('control', 'interfaces', isNetworked ? 'Ethernet, USB, RS-232' : 'USB, RS-232'),
  ...word('control', 'productionNetwork', isNetworked ? 'yes' : 'optional'),
  ...word('control', 'barcode', barcode),
  ...figure('control', 'userLevels', isNetworked ? 4 : 2),
  ...figure('control', 'displayLanguages', isNetworked ? 22 : 11),
];
