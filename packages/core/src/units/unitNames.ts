// Units spelled out, in product data of the eleven languages and by readers.

export const pieces = [
  'pieces',
  'pcs.',
  'pc',
  'Stk.',
  'uds.',
  'un.',
  'buc.',
  'Stk',
  'Stück',
  'ks',
  'buc',
  'pz',
  'uds',
  '个',
  '件',
  '個',
  '本',
];
export const perHour = ['/h', '/hr', '/hour', '/小时', '/時', '/時間'];
export const perMinute = ['/min', '/min.', '/minute', '/分钟', '/分'];
export const perTime = (times: readonly string[]) =>
  pieces.flatMap((piece) => times.map((time) => piece + time));

export const pairsPerHour = [
  'Paare/h',
  'paires/h',
  'pares/h',
  'párů/h',
  'pár/h',
  'perechi/h',
  '対/時',
  '对/小时',
];
export const hourNames = [
  'hour',
  'hours',
  'Stunden',
  'heures',
  'horas',
  'hodin',
  'óra',
  'ore',
  'hodín',
  '小时',
  '時間',
];
export const dayNames = ['day', 'days', 'Tage', 'jours', 'días', 'dias', 'dní', 'nap', 'zile', '日', '天'];
export const monthNames = ['Monate', 'mois', 'meses', 'měsíců', 'hónap', 'luni', 'か月', '个月', 'mesiacov'];
