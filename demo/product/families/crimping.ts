import { figure, measure, text, tolerance, word } from '../lines';
import { createFamily, romanianDe, span, formatArea } from './createFamily';
import { control, installation, type Installation } from './installation';

export interface CrimpLineFigures {
  area: readonly [number, number];
  /** m */
  length: number;
  strip: number;
  speed: number;
  rate: number;
  /** kN */
  force: number;
  stations: number;
  seals: number;
  place: Installation;
}

/** Fully automatic lines: cut, strip, seal and crimp both ends. */
export const crimpLine = createFamily<CrimpLineFigures>({
  id: 'crimp-line',
  describe: ({ area, stations }) => {
    const [metric, imperial] = formatArea(area);
    return [`${metric}, ${stations} ×`, `${imperial}, ${stations} ×`];
  },
  lines: (f) => [
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...figure('wire', 'wiresAtOnce', f.stations > 3 ? 2 : 1),
    ...measure('processing', 'cutLength', 'longLength', [0.06, f.length]),
    ...tolerance('processing', 'lengthAccuracy', 'length', 0.8),
    ...measure('processing', 'stripLength', 'length', [0.5, f.strip]),
    ...measure('processing', 'feedSpeed', 'speed', f.speed),
    ...figure('processing', 'throughput', f.rate, 'piecesPerHour'),
    ...measure('processing', 'crimpForce', 'force', f.force),
    ...figure('processing', 'crimpStations', f.stations),
    ...figure('processing', 'sealStations', f.seals),
    ...figure('processing', 'changeoverTime', 6, 'minute'),
    ...word('quality', 'forceMonitoring', 'integrated'),
    ...measure('quality', 'crimpHeightResolution', 'length', 0.01),
    ...word('quality', 'pullTest', f.stations > 2 ? 'integrated' : 'optional'),
    ...control({ programs: 10000, screen: 15.6, isNetworked: true, barcode: 'yes' }),
    ...installation(f.place),
  ],
  sentences: ({ most, widest }) => {
    const range = formatArea(widest(({ area }) => area)).join(' / ');
    const rate = most((one) => one.rate);
    const stations = most((one) => one.stations);
    return {
      en: `Cuts, strips and crimps wire of ${range} at both ends with up to ${stations} stations, up to ${rate} pieces an hour.`,
      de: `Schneidet, isoliert ab und crimpt Leitungen von ${range} beidseitig mit bis zu ${stations} Stationen, bis ${rate} Stück pro Stunde.`,
      fr: `Coupe, dénude et sertit des fils de ${range} aux deux extrémités avec ${stations} postes au plus, jusqu’à ${rate} pièces par heure.`,
      es: `Corta, pela y crimpa cables de ${range} en ambos extremos con hasta ${stations} estaciones, hasta ${rate} piezas por hora.`,
      pt: `Corta, decapa e crimpa fios de ${range} nas duas extremidades com até ${stations} estações, até ${rate} peças por hora.`,
      cs: `Stříhá, odizoluje a krimpuje vodiče ${range} na obou koncích až na ${stations} stanicích, až ${rate} kusů za hodinu.`,
      hu: `${range} vezetékeket vág, csupaszol és krimpel mindkét végén legfeljebb ${stations} állomáson, óránként akár ${rate} darabot.`,
      ro: `Taie, dezizolează și sertizează fire de ${range} la ambele capete cu cel mult ${stations} stații, până la ${rate} ${romanianDe(rate)}bucăți pe oră.`,
      ja: `${range}の電線を切断・ストリップし、最大${stations}ステーションで両端圧着します。毎時最大${rate}本。`,
      zh: `对 ${range} 的电线进行裁线、剥线和双端压接，最多 ${stations} 个工位，每小时最多 ${rate} 件。`,
    };
  },
  capabilities: ({ seals }) => [
    'cutting',
    'stripping',
    'crimping',
    ...(seals > 0 ? (['sealing'] as const) : []),
    'quality-monitoring',
  ],
  drawing: ({ place, stations, seals, force }) => ({
    type: 'crimpLine',
    size: place.size,
    stations,
    seals,
    force,
  }),
});

export interface PressFigures {
  area: readonly [number, number];
  /** kN */
  force: number;
  /** mm */
  stroke: number;
  shutHeight: number;
  /** s */
  cycle: number;
  isMonitored: boolean;
  place: Installation;
}

/** Bench presses and strip-crimp units. */
export const press = createFamily<PressFigures>({
  id: 'press',
  describe: ({ force }) => [`${force} kN`, `${Math.round((force * 1000) / 4.4482216 / 10) * 10} lbf`],
  lines: (f) => [
    ...measure('wire', 'crossSection', 'crossSection', f.area),
    ...measure('processing', 'crimpForce', 'force', f.force),
    ...measure('processing', 'stroke', 'length', f.stroke),
    ...measure('processing', 'shutHeight', 'length', f.shutHeight),
    ...figure('processing', 'cycleTime', f.cycle, 'second'),
    ...figure('processing', 'crimpStations', 1),
    ...text('tool', 'adapter', 'Mini, 135.8 mm'),
    ...figure('processing', 'changeoverTime', 2, 'minute'),
    ...word('quality', 'forceMonitoring', f.isMonitored ? 'integrated' : 'optional'),
    ...measure('quality', 'crimpHeightResolution', 'length', f.isMonitored ? 0.01 : 0.02),
    ...control({ programs: f.isMonitored ? 500 : 50, screen: f.isMonitored ? 7 : 0 }),
    ...installation(f.place),
  ],
  sentences: ({ widest }) => {
    const range = formatArea(widest(({ area }) => area)).join(' / ');
    const force = span(widest((one) => one.force));
    const cycle = span(widest((one) => one.cycle));
    return {
      en: `Crimps terminals on wire of ${range} with ${force} kN in ${cycle} seconds.`,
      de: `Crimpt Kontakte auf Leitungen von ${range} mit ${force} kN in ${cycle} Sekunden.`,
      fr: `Sertit des contacts sur des fils de ${range} avec ${force} kN en ${cycle} secondes.`,
      es: `Crimpa terminales en cables de ${range} con ${force} kN en ${cycle} segundos.`,
      pt: `Crimpa terminais em fios de ${range} com ${force} kN em ${cycle} segundos.`,
      cs: `Krimpuje kontakty na vodiče ${range} silou ${force} kN za ${cycle} s.`,
      hu: `${range} vezetékekre krimpel sarukat ${force} kN erővel, ${cycle} másodperc alatt.`,
      ro: `Sertizează terminale pe fire de ${range} cu ${force} kN în ${cycle} s.`,
      ja: `${range}の電線に端子を${force} kN、${cycle}秒で圧着します。`,
      zh: `以 ${force} kN 的压力在 ${cycle} 秒内将端子压接到 ${range} 的电线上。`,
    };
  },
  capabilities: ({ isMonitored }) => (isMonitored ? ['crimping', 'quality-monitoring'] : ['crimping']),
  drawing: ({ place, force, isMonitored }) => ({
    type: 'press',
    size: place.size,
    force,
    isMonitored,
    hasStripper: place.air !== undefined && force >= 10,
    hasBowl: force < 10,
  }),
});
